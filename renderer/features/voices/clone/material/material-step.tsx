import { SegmentedControl } from '@mantine/core';
import { FailureNotice } from '../../../../ui/feedback/failures/failure-notice.tsx';
import { cloneTexts } from '../../clone-draft/clone-texts.ts';
import classes from '../parts/clone.module.css';
import { CLONE_WAYS, type CloneWay, setDraft, useCloneDraft } from '../../clone-draft/clone-draft.ts';
import { useMaterial } from '../parts/use-clone-facts.ts';
import { FilePane } from './file-pane.tsx';
import { LibraryPane } from './library-pane.tsx';
import { MaterialRow } from './material-row.tsx';
import { MicrophonePane } from './microphone-pane.tsx';
import { TranscriptPane } from './transcript-pane.tsx';

const PANES = { file: FilePane, microphone: MicrophonePane, library: LibraryPane, transcript: TranscriptPane };

/** First step: the recording that the voice is cloned from, by one of four ways. */
export function MaterialStep() {
  const way = useCloneDraft((draft) => draft.way);
  const item = useMaterial();
  const Pane = PANES[way];
  return (
    <>
      <SegmentedControl
        aria-label={cloneTexts.ways.label}
        data={CLONE_WAYS.map((value) => ({ value, label: cloneTexts.ways[value] }))}
        value={way}
        onChange={(value) => setDraft({ way: value as CloneWay })}
      />
      {item ? <MaterialRow item={item} /> : null}
      {item?.media.state === 'failed' ? <FailureNotice failure={item.media.failure} /> : null}
      <div className={classes.pane}>
        <Pane />
      </div>
    </>
  );
}
