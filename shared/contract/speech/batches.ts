import { type } from '@orpc/contract';
import * as z from 'zod';
import { BATCH_SEPARATORS, type BatchTable, MAX_BATCH_ROWS } from '../../domain/batch/batch-table.ts';
import type { FailureRecord } from '../../domain/failures/failure.ts';
import type { ItemId, JobId } from '../../domain/ids.ts';
import { procedure } from '../failures.ts';
import { fileTicket, voiceId } from '../inputs.ts';

const source = z.union([
  z.strictObject({ ticket: fileTicket }),
  // Somewhat more than a file may have comes through, so that what is too large is told with its reason.
  z.strictObject({ fileName: z.string().max(500), base64: z.string().max(8_000_000) }),
  z.strictObject({ text: z.string().max(5_000_000) }),
  z.strictObject({ tableId: z.string().max(100) }),
]);

const row = z.object({
  number: z.number().int().min(1).max(10_000_000),
  text: z.string().max(1_000_000),
  title: z.string().trim().min(1).max(300).nullable(),
  voiceId: voiceId.nullable(),
  language: z.string().max(20).nullable(),
  emotion: z.string().max(20).nullable(),
  speed: z.number().min(0.5).max(2).nullable(),
});

/** Procedures of batches of speech: a table or lines of text become tasks. */
export const batchesContract = {
  /** Reads a table, or reads one again another way. Where nobody can tell its encoding, `encodings` are offered. */
  read: procedure
    .input(
      z.object({
        source,
        encoding: z.string().max(40).nullable().default(null),
        separator: z.enum(BATCH_SEPARATORS).nullable().default(null),
      }),
    )
    .output(type<BatchTable>()),
  /** Creates scripts of the rows and a task for each. Rows that can't be spoken are named by their numbers. */
  start: procedure
    .input(z.object({ rows: z.array(row).min(1).max(MAX_BATCH_ROWS), sourceName: z.string().max(500).nullable() }))
    .output(
      type<{
        tasks: { jobId: JobId; scriptId: ItemId; numbers: number[] }[];
        refused: { number: number; failure: FailureRecord }[];
      }>(),
    ),
};
