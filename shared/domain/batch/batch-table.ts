import type { EncodingPreview } from '../script/script-views.ts';

/** What parts the cells of a row; `lines` takes each line of the text as one row of one cell. */
export const BATCH_SEPARATORS = ['comma', 'semicolon', 'tab', 'lines'] as const;

/** See BATCH_SEPARATORS. */
export type BatchSeparator = (typeof BATCH_SEPARATORS)[number];

/** Rows of one batch: each may become a task, and a person reviews them. */
export const MAX_BATCH_ROWS = 1000;
/** Cells of a row that are read. */
export const MAX_BATCH_COLUMNS = 50;

/**
 * A text as rows of cells, from which a batch is chosen. `id` reads it again another way. `rows[i]` is row i + 1 of the source,
 * empty ones included, so that people find it there. `leftOut` rows come after MAX_BATCH_ROWS. `malformed` are numbers of rows
 * whose quotation marks don't pair. Where nobody can tell the encoding, `rows` is empty and `encodings` are offered.
 */
export type BatchTable = {
  id: string;
  fileName: string | null;
  separator: BatchSeparator;
  rows: string[][];
  leftOut: number;
  malformed: number[];
  encodings: EncodingPreview[];
};

/** One row as it is ordered. `number` is its row in the source, from 1. What is null is the script's. */
export type BatchRow = {
  number: number;
  text: string;
  /** Rows with the same title are lines of one script and one task; null makes a script of this row alone. */
  title: string | null;
  voiceId: string | null;
  language: string | null;
  emotion: string | null;
  speed: number | null;
};
