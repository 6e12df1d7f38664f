import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { CopyPart } from '../controls/copy-part.tsx';
import { CropPart } from '../controls/crop-part.tsx';
import { ResizePart } from '../controls/resize-part.tsx';
import { TurnPart } from '../controls/turn-part.tsx';
import { CropStage } from '../crop/crop-stage.tsx';
import { editingTexts as words } from '../draft/editing-texts.ts';
import { ResultFacts } from '../result/result-facts.tsx';
import { ResultStage } from '../result/result-stage.tsx';
import { useResult } from '../result/use-result.ts';
import { askToClose, canSave, type Editing, isTouched, resetEdits } from '../draft/edit-store.ts';
import classes from '../draft/editor.module.css';
import { saveCopy } from './save-copy.ts';

type View = keyof typeof words.views;

/** The image with its crop, or the file that would be written; beside it what can be changed, below it what to do then. */
export function Editor({ editing }: { editing: Editing }) {
  const [view, setView] = useState<View>('edit');
  const result = useResult(editing);
  return (
    <div className={classes.editor}>
      <div className={classes.middle}>
        {view === 'edit' ? <CropStage editing={editing} /> : <ResultStage editing={editing} result={result} />}
        <section className={classes.controls} aria-label={words.controls}>
          <CropPart draft={editing.draft} image={editing.image} />
          <TurnPart />
          <ResizePart draft={editing.draft} />
          <CopyPart output={editing.output} from={editing.image.format} />
        </section>
      </div>
      <footer className={classes.bar}>
        <SegmentedControl
          aria-label={words.view}
          value={view}
          onChange={(value) => setView(value as View)}
          data={(['edit', 'result'] as const).map((value) => ({ value, label: words.views[value] }))}
        />
        <ResultFacts editing={editing} result={result} />
        <Button variant="subtle" disabled={!isTouched(editing)} onClick={resetEdits}>
          {words.reset}
        </Button>
        <Button variant="subtle" onClick={() => void askToClose()}>
          {words.cancel}
        </Button>
        <SaveButton isPossible={canSave(editing)} />
      </footer>
    </div>
  );
}

function SaveButton({ isPossible }: { isPossible: boolean }) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await saveCopy();
    setSaving(false);
  };
  return (
    <Button variant="filled" color="accent" disabled={!isPossible} loading={isSaving} onClick={() => void save()}>
      {words.save}
    </Button>
  );
}
