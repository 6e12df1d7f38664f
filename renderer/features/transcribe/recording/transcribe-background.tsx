import { DropTarget } from '../importing/drop-target.tsx';
import { RecordingBar } from './recording-bar.tsx';

/** What works in every panel: files that are dropped, and what is recorded. */
export function TranscribeBackground() {
  return (
    <>
      <DropTarget />
      <RecordingBar />
    </>
  );
}
