import { type } from '@orpc/contract';
import * as z from 'zod';
import type { JobId } from '../../domain/ids.ts';
import type { DigestResult } from '../../domain/transcript/digest/digest.ts';
import type { RewriteWriter } from '../../domain/transcript/rewriting/rewrite.ts';
import { procedure } from '../failures.ts';
import { itemId } from '../inputs.ts';

const engine = z.enum(['local', 'cloud']).optional();

/** Procedures of titles, summaries, chapters and quotes of transcripts. */
export const digestsContract = {
  /** Who finds them on an engine; null where nobody can. */
  writer: procedure.input(z.object({ engine })).output(type<RewriteWriter | null>()),
  /** Orders them as a task; nothing changes by itself. What comes of it is one of `results` until it is accepted or dropped. */
  start: procedure.input(z.object({ id: itemId, engine })).output(type<{ jobId: JobId }>()),
  results: procedure.input(z.object({ id: itemId })).output(type<DigestResult[]>()),
  drop: procedure.input(z.object({ id: itemId, digestId: z.string().max(64) })).output(type<void>()),
};
