import type { RecordingId } from '../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../shared/domain/library/library-item.ts';

/**
 * What a window records from the microphone, on the disk as it is made: a crash of the window, the app or the computer loses
 * nothing that was added. Mono, 16 bits.
 */
export interface Recordings {
  /** Begins one. Throws DISK_FULL, FOLDER_READ_ONLY. */
  begin(input: { sampleRateHz: number }): Promise<{ id: RecordingId }>;
  /**
   * Adds samples from byte `at` of them on, which is where they end; what is sent once more because its answer was lost changes
   * nothing. They are on the disk when it resolves. Throws NOT_FOUND, INVALID_INPUT for a gap, DISK_FULL.
   */
  append(input: { id: RecordingId; at: number; bytes: Uint8Array }): Promise<void>;
  /**
   * Ends one; it becomes a recording of the library. Throws NOT_FOUND, AUDIO_EMPTY, and like `library.importFile`: it is kept then,
   * and can be tried again.
   */
  finish(input: { id: RecordingId }): Promise<LibraryItem>;
  /** Throws one away. */
  discard(input: { id: RecordingId }): Promise<void>;
  /** Ends all that no window records any more, as after a crash; what cannot be taken into the library now is kept for the next time. */
  recover(): Promise<LibraryItem[]>;
  /** Closes what is being made, when core ends; the next window takes it into the library. */
  leave(): Promise<void>;
}
