import { type } from '@orpc/contract';
import * as z from 'zod';
import type { WatchFolder } from '../../domain/library/watch-folder.ts';
import { procedure } from '../failures.ts';
import { watchFolderId } from '../inputs.ts';

const preset = z.object({
  transcribes: z.boolean(),
  engine: z.enum(['local', 'cloud']).nullable(),
  language: z.string().max(12).nullable(),
  speakerCount: z.number().int().min(1).max(20).nullable(),
});
const one = z.object({ id: watchFolderId });

/** Procedures of watch folders. */
export const watchFoldersContract = {
  list: procedure.output(type<WatchFolder[]>()),
  /** Lets the user choose a folder in the system's dialog; null when dismissed. */
  choose: procedure.input(z.object({ preset })).output(type<WatchFolder | null>()),
  update: procedure
    .input(one.extend({ preset: preset.optional(), isPaused: z.boolean().optional() }))
    .output(type<WatchFolder>()),
  /** Imports what was there before too. */
  importLeft: procedure.input(one).output(type<void>()),
  /** Tries files that failed again. */
  retry: procedure.input(one).output(type<void>()),
  remove: procedure.input(one).output(type<void>()),
};
