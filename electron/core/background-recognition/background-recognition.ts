import type { ItemId } from '../../../shared/domain/ids.ts';
import type {
  BackgroundRecognition as Status,
  HeardRecording,
} from '../../../shared/domain/library/background-recognition.ts';

/** Makes the speech of recordings searchable that nobody transcribed. Off until the user turns it on in the settings. */
export interface BackgroundRecognition {
  status(): Status;
  /** Outlives a restart. */
  setPaused(input: { isPaused: boolean }): void;
  /** Tries recordings that were left alone again, all of them or one. */
  retry(input: { id?: ItemId | undefined }): void;
  /** What was recognised of a recording; null where nothing was begun. */
  of(input: { id: ItemId }): HeardRecording | null;
  /**
   * Makes what was recognised a transcript of the library, without recognising anything again. Throws NOT_FOUND, CONFLICT
   * (`not_recognised`) where the recording is not recognised whole.
   */
  makeTranscript(input: { id: ItemId }): { transcriptId: ItemId };
  /** Deletes all text of this kind. Transcripts stay. */
  forget(): void;
}

/** Background recognition that runs. */
export type OpenBackgroundRecognition = {
  backgroundRecognition: BackgroundRecognition;
  /** Recognises from now on whenever it may. */
  start(): void;
  /** Recognises the next recording, if it may and there is one; says whether it did. Never throws. */
  step(): Promise<boolean>;
  /** Stops what runs; it goes on at the next start. */
  stop(): Promise<void>;
};
