import { type } from '@orpc/contract';
import * as z from 'zod';
import type { Pronunciation } from '../../domain/script/script-views.ts';
import { procedure } from '../failures.ts';
import { itemId, pronunciationId, voiceId } from '../inputs.ts';

const scope = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('app') }),
  z.object({ kind: z.literal('script'), scriptId: itemId }),
  z.object({ kind: z.literal('voice'), voiceId }),
]);
const entry = z.object({ word: z.string().trim().min(1).max(100), replacement: z.string().trim().min(1).max(200) });

/** Procedures of the pronunciation dictionaries. */
export const pronunciationsContract = {
  /** All entries of all scopes, by word. */
  list: procedure.output(type<Pronunciation[]>()),
  /** Adds an entry, or replaces that of the same word in the same scope. Throws INVALID_INPUT for a `/` in the word. */
  set: procedure.input(entry.extend({ scope })).output(type<Pronunciation>()),
  change: procedure.input(entry.extend({ id: pronunciationId })).output(type<Pronunciation>()),
  remove: procedure.input(z.object({ ids: z.array(pronunciationId).min(1).max(5000) })).output(type<void>()),
  /** Adds the lines `word/replacement` or `word,replacement` of a text. Lines that are neither come back. */
  import: procedure
    .input(z.object({ scope, text: z.string().max(1_000_000) }))
    .output(type<{ added: number; refused: string[] }>()),
  /** Lines `word/replacement`. */
  export: procedure.input(z.object({ scope })).output(type<{ text: string; fileName: string }>()),
};
