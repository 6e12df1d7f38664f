import { Switch } from '@mantine/core';
import { IconEraser } from '@tabler/icons-react';
import { EngineField } from '../../../ui/generation-form/engine/engine-field.tsx';
import { useEngine } from '../../../ui/generation-form/engine/use-engine.ts';
import parts from '../../../ui/generation-form/form-parts.module.css';
import { type FormProblem, problemAt } from '../../../ui/generation-form/form-problems.ts';
import { texts as roomTexts } from '../../../ui/generation-form/generation-form-texts.ts';
import { PresetMenu } from '../../../ui/generation-form/presets/preset-menu.tsx';
import { useFormPresets } from '../../../ui/generation-form/presets/use-form-presets.ts';
import { resetWithUndo } from '../../../ui/generation-form/submit/reset-with-undo.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import { formTexts as words } from '../form-draft/form-texts.ts';
import { type SongDraft, songDraft } from '../form-draft/song-draft.ts';
import { songFormProblems } from '../form-draft/song-form-problems.ts';
import { LyricsPart } from '../lyrics/lyrics-part.tsx';
import { texts } from '../texts.ts';
import { ModePart } from './mode-part.tsx';
import { ModelPart } from './model-part.tsx';
import { ReferencePart } from './reference-part.tsx';
import { StylePart } from './style-part.tsx';
import { SubmitPart } from './submit-part.tsx';

/** The sidebar of the panel: the form that songs are generated from. */
export function FormColumn() {
  const presets = useFormPresets(songDraft);
  const draft = songDraft.use();
  const engine = useEngine('music');
  const problems = songFormProblems(draft);
  return (
    <>
      <PanelHeader title={texts.title}>
        <IconButton aria-label={roomTexts.reset} onClick={() => resetWithUndo(songDraft)}>
          <IconEraser size={16} stroke={1.6} />
        </IconButton>
        <PresetMenu presets={presets} />
      </PanelHeader>
      <form className={parts.form} aria-label={words.label} onSubmit={(event) => event.preventDefault()}>
        <div className={parts.fields}>
          <ModePart mode={draft.mode} />
          {draft.mode === 'cover' ? <ReferencePart referenceItemId={draft.referenceItemId} /> : null}
          <StylePart draft={draft} problem={problemAt(problems, 'prompt')} />
          <WordsPart draft={draft} problems={problems} />
          <div className={parts.part}>
            <EngineField state={engine} />
            {engine.engine === 'local' ? <p className={parts.hint}>{words.sketch}</p> : null}
          </div>
          <ModelPart draft={draft} engine={engine.engine} />
        </div>
        <SubmitPart draft={draft} problems={problems} engine={engine} />
      </form>
    </>
  );
}

/** Lyrics, or why there are none. */
function WordsPart({ draft, problems }: { draft: SongDraft; problems: readonly FormProblem<keyof SongDraft>[] }) {
  if (draft.mode === 'instrumental') return <p className={parts.hint}>{words.ignored.instrumental}</p>;
  return (
    <>
      <LyricsPart draft={draft} problem={problemAt(problems, 'blocks')} />
      {draft.mode === 'song' ? (
        <Switch
          size="xs"
          label={words.optimizer}
          description={words.optimizerWhy}
          checked={draft.lyricsOptimizer}
          onChange={(event) => songDraft.set({ lyricsOptimizer: event.currentTarget.checked })}
        />
      ) : null}
    </>
  );
}
