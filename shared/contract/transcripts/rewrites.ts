import { type } from '@orpc/contract';
import * as z from 'zod';
import type { JobId } from '../../domain/ids.ts';
import type { RewriteOptions, RewriteResult } from '../../domain/transcript/rewriting/rewrite.ts';
import { procedure } from '../failures.ts';
import { itemId, segmentId } from '../inputs.ts';

const engine = z.enum(['local', 'cloud']).optional();

/** Procedures of new texts for lines of transcripts. */
export const rewritesContract = {
  /** What can be done on an engine, and by whom. */
  options: procedure.input(z.object({ engine })).output(type<RewriteOptions>()),
  /** Orders it as a task; no line changes by itself. What comes of it is one of `results` until it is accepted or dropped. */
  start: procedure
    .input(
      z.object({
        id: itemId,
        kind: z.enum(['tidy', 'translate']),
        engine,
        segmentIds: z.array(segmentId).min(1).max(20_000).optional(),
        language: z.string().trim().max(80).nullable().default(null),
        keepsOriginal: z.boolean().default(false),
      }),
    )
    .output(type<{ jobId: JobId }>()),
  results: procedure.input(z.object({ id: itemId })).output(type<RewriteResult[]>()),
  drop: procedure.input(z.object({ id: itemId, rewriteId: z.string().max(64) })).output(type<void>()),
};
