import { eventIterator, type } from '@orpc/contract';
import * as z from 'zod';
import { procedure } from './failures.ts';

/** Domains whose facts can change. */
export type ChangeDomain = 'library' | 'transcripts' | 'live-text' | 'jobs' | 'settings' | 'secrets' | 'engine';
/** Says what changed, never what to do. An empty `ids` means "anything in this domain". */
export type Change = { domain: ChangeDomain; ids: string[] };

const change = z.object({ domain: z.string(), ids: z.array(z.string()) }) as unknown as z.ZodType<Change, Change>;

/** The one stream of changes, coalesced to about 50 ms; each event is a batch. */
export const changesContract = { subscribe: procedure.output(eventIterator(z.array(change), type<void>())) };
