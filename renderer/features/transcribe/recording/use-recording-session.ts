import { create } from 'zustand';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { Listeners } from '../../../media/listeners.ts';
import { Recorder } from '../../../media/recorder/recorder.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { confirm } from '../../../ui/feedback/confirm-dialog.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import type { LevelListener } from '../../../ui/microphone/microphone-level.tsx';
import { recordingDisk } from '../../../ui/microphone/recording-disk.ts';
import { transcribeRecorded } from '../importing/import-files.ts';
import type { StartOptions } from '../importing/known/known-files.ts';
import { RecordingSession, type RecordingState } from './recording-session.ts';
import { RECORDING_TEXTS as words } from './recording-texts.ts';

/** The recording of the window, which goes on whichever panel is open. */
export const useRecordingSession = create<{ state: RecordingState }>(() => ({ state: { kind: 'idle' } }));

/** What the recording is to be transcribed with, as it was begun. */
let options: StartOptions = {};

const levels = new Listeners<Parameters<LevelListener>>();

const session = new RecordingSession({
  open: (events) => Recorder.open(null, events),
  disk: recordingDisk,
  tell: (state) => useRecordingSession.setState({ state }),
  level: (reading, keptMs) => levels.call(reading, keptMs),
  lost: () => announce(words.lost),
  added: (items) => void transcribeRecorded(items, options),
});

/** Calls `listener` while the microphone is open; returns what ends that. */
export const onRecordingLevel = (listener: LevelListener): (() => void) => levels.add(listener);

/** Starts to record, or ends what is recorded and has it transcribed. */
export function toggleRecording(chosen: StartOptions = {}): void {
  if (useRecordingSession.getState().state.kind === 'recording') {
    void session.stop();
    return;
  }
  options = chosen;
  void session.start();
}

/** Takes what could not be saved into the library. */
export const saveRecorded = (): Promise<void> => session.save();

/** Leaves a problem behind. */
export const dismissRecordingProblem = (): void => session.dismiss();

/** Asks, and throws the recording away. It goes on while the question is open. */
export async function discardRecording(): Promise<void> {
  const isMeant = await confirm({
    title: words.askTitle,
    text: words.askText(formatShortTime(session.keptMs)),
    confirm: words.askConfirm,
    cancel: words.askCancel,
    isDanger: true,
  });
  if (!isMeant) return;
  await session.discard().catch((error: unknown) => showFailureToast(words.notDiscarded, error));
}
