import type { BatchRow, BatchSeparator, BatchTable } from '../../../shared/domain/batch/batch-table.ts';
import type { FailureRecord } from '../../../shared/domain/failures/failure.ts';
import type { FileTicket, ItemId, JobId } from '../../../shared/domain/ids.ts';
import type { SoundFormat } from '../../../shared/domain/script/script-settings.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

/**
 * Where a table comes from: a file (`file`, a path, only from the command line), one without a path, a text that was pasted, or
 * one that was read before.
 */
export type BatchSource =
  | { ticket: FileTicket }
  | { file: string }
  | { fileName: string; base64: string }
  | { text: string }
  | { tableId: string };

/** How it is read; null finds it out. */
export type BatchReading = { encoding: string | null; separator: BatchSeparator | null };

/** What was ordered: a task for each script with the rows that are its lines, in their order, and each row that can't be spoken. */
export type StartedBatch = {
  tasks: { jobId: JobId; scriptId: ItemId; numbers: number[] }[];
  refused: { number: number; failure: FailureRecord }[];
};

/** Batches of speech: tables and lines of text whose rows become lines of scripts, with a task for each script. */
export interface Batches {
  /**
   * Reads a table, at most MAX_BATCH_ROWS rows of it. Throws INVALID_INPUT with `binary`, `empty`, `not_a_file`, FILE_MISSING,
   * FILE_TOO_LARGE.
   */
  read(input: BatchReading & { source: BatchSource }): Promise<BatchTable>;
  /**
   * Creates the scripts and orders their lines, as one batch where they are several. A row that can't be spoken is named and
   * keeps no other from it. `engine` and `format`, that of the takes, stand in for those of the settings. Throws KEY_MISSING,
   * FOLDER_MISSING before anything is stored.
   */
  start(input: {
    rows: BatchRow[];
    sourceName: string | null;
    engine?: EngineChoice | undefined;
    format?: SoundFormat['format'] | undefined;
  }): Promise<StartedBatch>;
}
