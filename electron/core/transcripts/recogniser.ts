import type { WireTranscription } from '../../../shared/service-api/transcription.ts';

/** What a request to a recogniser may wait for. */
export type RecogniserWaits = {
  signal: AbortSignal;
  /** Nothing happens until then (Unix ms): a rate limit or the network. Null when the request is under way again. */
  onWait(retryAtMs: number | null): void;
};

/** A piece to be recognised. */
export type RecogniseRequest = RecogniserWaits & {
  file: string;
  contentType: string;
  model: string;
  language: string | null;
  speakerCount: number | null;
  onUpload(doneBytes: number, totalBytes: number): void;
};

/** One implementation of the service, as transcripts need it. */
export interface Recogniser {
  /** Words with times and speakers (`verbose_json`, `timestamp_level=word`). */
  recognise(request: RecogniseRequest): Promise<WireTranscription>;
  /** The text of the piece as it is being heard, piece by piece of text. */
  listen(request: RecogniseRequest & { onText(delta: string): void }): Promise<void>;
}

/** Speakers of a whole recording; only the local engine can do this. */
export interface SpeakerLabeller {
  /** One label per span, counting from 0 as they appear. `file` is a WAV of any length; spans in ms. */
  labelSpeakers(
    request: RecogniserWaits & {
      file: string;
      spans: { startMs: number; endMs: number }[];
      speakerCount: number | null;
    },
  ): Promise<number[]>;
}
