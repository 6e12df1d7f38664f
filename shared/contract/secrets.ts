import { type } from '@orpc/contract';
import * as z from 'zod';
import type { KeyStatus } from '../domain/key-status.ts';
import { procedure } from './failures.ts';

export type { KeyStatus };

/** Procedures of the key: write, look whether there is one, remove. */
export const secretsContract = {
  status: procedure.output(type<KeyStatus>()),
  /** Fails with NO_KEYCHAIN where there is none or it is locked, unless `sessionOnly` allows memory. */
  set: procedure
    .input(z.object({ key: z.string().trim().min(1).max(1024), sessionOnly: z.boolean().default(false) }))
    .output(type<KeyStatus>()),
  remove: procedure.output(type<KeyStatus>()),
};
