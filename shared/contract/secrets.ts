import { type } from '@orpc/contract';
import * as z from 'zod';
import { procedure } from './failures.ts';

/**
 * State of the cloud key; the key itself never comes back. `masked` shows its last four characters. `vault` says where
 * it is: the OS keychain, this session's memory (with the user's consent) or the environment of a command line run.
 */
export type KeyStatus = {
  state: 'set' | 'unset' | 'unavailable';
  vault: 'keychain' | 'memory' | 'environment' | null;
  keychainName: string;
  masked: string | null;
  /** Why the keychain cannot be used, when it cannot. */
  detail: string | null;
};

/** Procedures of the key: write, look whether there is one, remove. */
export const secretsContract = {
  status: procedure.output(type<KeyStatus>()),
  /** Fails with NO_KEYCHAIN where there is none or it is locked, unless `sessionOnly` allows memory. */
  set: procedure
    .input(z.object({ key: z.string().trim().min(1).max(1024), sessionOnly: z.boolean().default(false) }))
    .output(type<KeyStatus>()),
  remove: procedure.output(type<KeyStatus>()),
};
