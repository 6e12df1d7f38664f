import { eventIterator, type } from '@orpc/contract';
import * as z from 'zod';
import type { Change } from '../domain/change.ts';
import { procedure } from './failures.ts';

export type { Change };

const change = z.object({ domain: z.string(), ids: z.array(z.string()) }) as unknown as z.ZodType<Change, Change>;

/** The one stream of changes, coalesced to about 50 ms; each event is a batch. */
export const changesContract = { subscribe: procedure.output(eventIterator(z.array(change), type<void>())) };
