import type { Word } from '../../../../shared/domain/transcript/transcript.ts';
import type { CallOptions } from '../transport/service-connection.ts';

/** A recording to be transcribed. */
export type TranscriptionRequest = CallOptions & {
  /** Absolute path. */
  file: string;
  /** Name that the service sees; the file's own when missing. */
  fileName?: string;
  /** Tag of the main language; null lets the service find out. */
  language?: string | null;
  /** Unit of the segments. */
  timestampLevel?: 'sentence' | 'word';
  /** Known number of speakers; services other than the local engine ignore it. */
  speakerCount?: number | null;
  /** Asks for the words of a stream with their times; services other than the local engine ignore it. */
  withWords?: boolean;
};

/**
 * One timed unit of a result: a sentence of one speaker, or a word. All texts joined are the whole text.
 * `languageDoubtful` where the local engine heard another language than it knows.
 */
export type TranscriptionUnit = {
  startMs: number;
  endMs: number;
  speaker: string;
  text: string;
  languageDoubtful?: boolean;
};

/** A transcription. `units` is empty and `speakerCount` null unless timed units were asked for. */
export type TranscriptionResult = {
  text: string;
  durationMs: number;
  speakerCount: number | null;
  units: TranscriptionUnit[];
  requestId: string | null;
};

/** A piece of streamed text. The last one has `durationMs`, the length of the recording, and mostly an empty `delta`. */
export type TranscriptionDelta = {
  index: number;
  delta: string;
  durationMs: number | null;
  /** The words of `delta` where the server gives their times, ms from the start of the file; the local engine does. */
  words: readonly Word[] | null;
  /** All stretches until here that do not sound like the language, judged by now; null where the server does not tell. */
  doubtfulSpans: readonly { startMs: number; endMs: number }[] | null;
};

/** Who speaks in each of some stretches of a recording of any length; local engine only. */
export type SpeakerLabelsRequest = CallOptions & {
  file: string;
  fileName?: string;
  spans: readonly { startMs: number; endMs: number }[];
  speakerCount?: number | null;
};

/** A part of a recording that was recognised on its own: where it starts, and from where to where it answers for it, ms. */
export type RecognisedPart = { requestId: string; startMs: number; fromMs: number; toMs: number };

/** The same without sound, by what the engine remembers of the timed results of all parts; NOT_FOUND where it does not. */
export type RecognisedLabelsRequest = CallOptions & {
  parts: readonly RecognisedPart[];
  spans: readonly { startMs: number; endMs: number }[];
  speakerCount?: number | null;
};

/** One label per span, counting from 0 as they appear. */
export type SpeakerLabels = { labels: number[]; speakerCount: number };

/**
 * Speech to text, for the cloud and for the local engine alike.
 * @throws all: ServiceFailure, or Failure KEY_MISSING, CANCELLED, FILE_MISSING, FILE_CHANGED, ENGINE_UNAVAILABLE
 */
export interface ServiceTranscription {
  /** Plain text, or with `timed` (default) speakers and times. */
  transcribe(request: TranscriptionRequest & { timed?: boolean }): Promise<TranscriptionResult>;
  /** Text while it is recognised, in order. Leaving the loop or firing the signal stops the recognition. */
  streamTranscription(request: TranscriptionRequest): AsyncGenerator<TranscriptionDelta, void, undefined>;
  labelSpeakers(request: SpeakerLabelsRequest): Promise<SpeakerLabels>;
  labelRecognised(request: RecognisedLabelsRequest): Promise<SpeakerLabels>;
}
