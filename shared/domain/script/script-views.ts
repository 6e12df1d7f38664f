import type { FailureRecord } from '../failures/failure.ts';
import type { ItemId, JobId, LineId, PronunciationId, SoundId } from '../ids.ts';
import type { ScriptPatch } from './script-edit.ts';
import type { SpeechRoute, Take, TakeWord } from '../recipe/speech/speech-recipe.ts';

/** A row of the list of scripts. `snippet` is the matching text when a query was given. */
export type ScriptRow = {
  id: ItemId;
  title: string;
  /** Lines that say something: an empty one is not waited for. */
  lineCount: number;
  /** Lines with a picked take that is not stale, and those that have no words, once anything was made. */
  madeCount: number;
  /** Lines with a picked take that is stale. */
  staleCount: number;
  /** Sum of the picked takes and the gaps, ms; null while a line has none. */
  durationMs: number | null;
  characterCount: number;
  createdAtMs: number;
  updatedAtMs: number;
  isFavourite: boolean;
  snippet: string | null;
};

/** How telling lines of a file read in a text encoding. */
export type EncodingPreview = { encoding: string; lines: string[] };

/**
 * What became of one file that was imported. `again`: it can be read once more another way, by `importAgain`: in one of
 * `encodings`, most probable first, where nobody can tell which is right (then `failure` says so), or with the sounds of
 * `soundCueCount` cues, which are not spoken otherwise.
 */
export type ScriptImport = {
  fileName: string;
  scriptId: ItemId | null;
  failure: FailureRecord | null;
  again: { fileId: string; encodings: EncodingPreview[]; soundCueCount: number } | null;
};

/** What an edit, an undo or a redo changed. */
export type ScriptChange = {
  id: ItemId;
  revision: number;
  patch: ScriptPatch;
  label: string;
  canUndo: boolean;
  canRedo: boolean;
};

/** A line that waits, is being made, or could not be made. Lines that are none of this are not in the list. */
export type LineGeneration = {
  lineId: LineId;
  jobId: JobId;
  state: 'queued' | 'running' | 'failed';
  route: SpeechRoute['kind'];
  /** The take that is growing; its sound is at `/speech/<takeId>/live` while `state` is running. */
  takeId: ItemId | null;
  /** Sound that has come so far, ms. */
  receivedMs: number;
  failure: FailureRecord | null;
};

/**
 * What changed of the lines of a script that wait, are being made or could not be made since an earlier answer. `revision` is
 * what to ask with next. `isWhole`: `lines` are all there are, and whatever else was known is gone. Otherwise they are those
 * that changed or grow, and `ended` are no longer in the list. A job has a line only once.
 */
export type GenerationChange = {
  revision: number;
  isWhole: boolean;
  lines: LineGeneration[];
  ended: Pick<LineGeneration, 'jobId' | 'lineId'>[];
};

/**
 * What changed of the takes of a script since an earlier answer. `revision` is what to ask with next. `isWhole`: `takes` are all
 * there are. Otherwise they are all takes of the lines `lineIds`, and whatever else was known of these lines is gone.
 */
export type TakesChange = { revision: number; isWhole: boolean; takes: Take[]; lineIds: LineId[] };

/** A line that was left out when others were made, and why: it has no words, no voice, or a text that would be refused. */
export type RefusedLine = { lineId: LineId; failure: FailureRecord };

/** A growing take: peaks of what came (pairs of min and max, -1 to 1, one pair for each `peakMs`) and its words. */
export type LiveTake = { takeId: ItemId; receivedMs: number; peakMs: number; peaks: number[]; words: TakeWord[] };

/** Where a line lies in the joined narration, ms. */
export type MixLine = { lineId: LineId; takeId: ItemId; startMs: number; endMs: number };

/**
 * The picked takes of a script as one sound at `/sounds/<soundId>/original` (peaks at `/sounds/<soundId>/peaks`). Lines
 * without a take are left out and named.
 */
export type ScriptMix = { soundId: SoundId; durationMs: number; lines: MixLine[]; missingLineIds: LineId[] };

/** Whose dictionary an entry belongs to. */
export type PronunciationScope =
  | { kind: 'app' }
  | { kind: 'script'; scriptId: ItemId }
  | { kind: 'voice'; voiceId: string };

/**
 * A word and how it is said: another spelling, or a reading in parentheses. Where the same word is in several dictionaries the
 * voice's wins over the script's and that over the app's. Words are compared without regard to case.
 */
export type Pronunciation = { id: PronunciationId; scope: PronunciationScope; word: string; replacement: string };
