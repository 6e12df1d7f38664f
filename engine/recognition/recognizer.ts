import type { VoicePrint } from './speakers/voice-prints/voice-print.ts';
import type { TimeSpan } from '../../shared/domain/media/time-span.ts';

/**
 * A word with its times in ms from the start of the file, the number of its speaker and a probability of 0 to 1.
 * `languageDoubtful`: the speech there does not sound like English, so the word is probably invented.
 */
export type RecognizedWord = {
  text: string;
  startMs: number;
  endMs: number;
  speaker: number;
  probability: number;
  languageDoubtful: boolean;
};

/** A sentence of one speaker, doubtful as a whole or not at all. From the second one on its text begins with a blank. */
export type RecognizedSentence = {
  text: string;
  startMs: number;
  endMs: number;
  speaker: number;
  languageDoubtful: boolean;
  words: RecognizedWord[];
};

/**
 * Everything that was recognised. `text` is the texts of the sentences joined; speakers count from 0 as they appear;
 * `languageDoubtful` when a sentence is. `prints` is what its voices sound like, in time order: empty where speakers were not
 * told apart.
 */
export type Recognition = {
  durationMs: number;
  text: string;
  sentences: RecognizedSentence[];
  speakerCount: number;
  languageDoubtful: boolean;
  prints: readonly VoicePrint[];
};

/**
 * Called with a piece of text and its words; times in ms from the start of the file. `doubtfulSpans` are all stretches so
 * far that do not sound like English, judged with what was heard until now: more sound can add some and take some away.
 */
export type OnText = (
  delta: string,
  words: readonly Pick<RecognizedWord, 'text' | 'startMs' | 'endMs'>[],
  doubtfulSpans: readonly TimeSpan[],
) => void;

/** What to recognise: a file of any format that shared/audio reads. */
export type RecognizeRequest = {
  file: string;
  fileName: string;
  /** Whether to tell speakers apart; without it all is speaker 0. */
  speakers: boolean;
  /** How many speakers there are, when that is known. */
  speakerCount?: number;
  /** A longer file is refused. */
  longestMs?: number;
  signal: AbortSignal;
  /** Pieces of text in time order while it goes on, with their words; joined they are the final text. */
  onText?: OnText;
  /** How far the text reaches, first of all 0 when the file was opened; the total is null until it is known. */
  onProgress?: (doneMs: number, totalMs: number | null) => void;
};

/** Recognises speech in files, in threads of its own. */
export interface Recognizer {
  /**
   * The true length of a file.
   * @throws Failure AUDIO_UNREADABLE and its kin for what is no sound, WORKER_DIED
   */
  probe(file: string, fileName: string): Promise<{ durationMs: number }>;
  /**
   * Recognises a file. Silence and noise give an empty text.
   * @throws Failure AUDIO_UNREADABLE and its kin, AUDIO_EMPTY, AUDIO_TOO_LONG, WORKER_DIED, CANCELLED
   */
  recognize(request: RecognizeRequest): Promise<Recognition>;
  /**
   * Tells who speaks in each span; labels count from 0 as they appear.
   * @throws Failure as `recognize` does
   */
  labelSpeakers(request: {
    file: string;
    fileName: string;
    spans: TimeSpan[];
    speakerCount?: number;
    signal: AbortSignal;
  }): Promise<{ labels: number[]; speakerCount: number }>;
  /**
   * The same by what was found when the recording was recognised, which needs no sound: `prints` of its parts on one time
   * line, in time order.
   * @throws Failure WORKER_DIED, CANCELLED
   */
  labelPrints(request: {
    prints: readonly VoicePrint[];
    spans: readonly TimeSpan[];
    speakerCount?: number;
    signal: AbortSignal;
  }): Promise<{ labels: number[]; speakerCount: number }>;
  /** Ends all threads. */
  dispose(): Promise<void>;
}
