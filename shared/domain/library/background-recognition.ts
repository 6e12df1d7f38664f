import type { FailureRecord } from '../failures/failure.ts';
import type { ItemId } from '../ids.ts';

/**
 * Why recordings are not recognised in the background at this moment, the first that holds: the user paused it, or the queue; the
 * computer runs on battery; a task or a chat uses this computer; somebody is at the computer; the engine cannot be started.
 */
export type RecognitionPause = 'user' | 'queue' | 'battery' | 'work' | 'active' | 'engine';

/** The recording that is being recognised, and how far, ms. */
export type RecognisedNow = { id: ItemId; title: string; doneMs: number; durationMs: number };

/** A recording that could not be recognised, and is left alone until the user asks for it again. */
export type UnrecognisedRecording = { id: ItemId; title: string; failure: FailureRecord };

/**
 * Recognition of recordings that nobody transcribed. `total` are those without a transcript that can be read, `done` those of them
 * whose speech can be searched, `failed` those that are left alone; `failures` names the first of these. `keptCount` is how many
 * recordings have text of this kind at all.
 */
export type BackgroundRecognition = {
  isOn: boolean;
  isPaused: boolean;
  pause: RecognitionPause | null;
  total: number;
  done: number;
  failed: number;
  keptCount: number;
  current: RecognisedNow | null;
  failures: UnrecognisedRecording[];
};

/** What was recognised of a recording in the background; `lines` are the first of `lineCount`. */
export type HeardRecording = {
  state: 'begun' | 'done' | 'failed';
  failure: FailureRecord | null;
  lineCount: number;
  lines: { startMs: number; text: string }[];
};
