import type { FailureRecord } from '../../../shared/domain/failures/failure.ts';
import type { ThreadReply, ThreadRequest } from '../../threads/thread-messages.ts';
import type { WordLanguage } from '../language/doubtful-words.ts';
import type { SoundWindow } from '../audio-input/read-speech.ts';
import type { VoicePrint } from '../speakers/voice-prints/voice-print.ts';
import type { ReaderProgress } from './reader-progress.ts';
import type { RecognisedWord } from '../transcription/recognised-words.ts';
import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

/** What a reading thread is for; it lives as long as one request. */
export type ReadingTask = {
  kind: 'length' | 'speech' | 'spans';
  file: string;
  fileName: string;
  /** Only for `spans`. */
  spans: TimeSpan[];
  /** A longer file is refused before its first window, with AUDIO_TOO_LONG; where no header tells its length, it is counted. */
  longestMs?: number | undefined;
};

/** What a thread gets at its start. A reading thread ends soon after `stop[0]` is no longer 0. */
export type ThreadData =
  | {
      role: 'reading';
      modelsFolder: string;
      task: ReadingTask;
      stop: Int32Array<SharedArrayBuffer>;
      progress: ReaderProgress;
    }
  | { role: 'models'; modelsFolder: string };

/** From a reading thread. `totalMs` is what the file's header says, null when it does not. */
export type ReadingMessage =
  | { type: 'opened'; totalMs: number | null }
  | { type: 'window'; window: SoundWindow }
  | { type: 'done'; durationMs: number }
  | { type: 'failed'; failure: FailureRecord };

/** To a reading thread: a window was dealt with, so one more may be sent; or look at `stop`. */
export type ReadingCredit = { type: 'credit' };

/** Work for a thread that holds the models. */
export type ModelTask =
  | { kind: 'recognize'; window: SoundWindow; withVoices: boolean }
  | { kind: 'describe-voices'; window: SoundWindow }
  | { kind: 'group-voices'; prints: readonly VoicePrint[]; speakerCount: number | null };

/** What a model thread answers to each kind of task. */
export type ModelResults = {
  /** `languages` has one of each word. */
  recognize: { words: RecognisedWord[]; prints: VoicePrint[]; languages: WordLanguage[] };
  'describe-voices': { prints: VoicePrint[] };
  'group-voices': { labels: Int32Array };
};

/** To a model thread. `stop` ends it between two steps of a model. */
export type ModelRequest = ThreadRequest<ModelTask> | 'stop';

/** From a model thread. */
export type ModelReply = ThreadReply<ModelResults[keyof ModelResults]>;
