import { type } from '@orpc/contract';
import type { KeyStatus } from '../../domain/settings/services/key-status.ts';
import { procedure } from '../failures.ts';

export type { KeyStatus };

/** Procedures of the key: have it asked for, look whether there is one, remove. */
export const secretsContract = {
  status: procedure.output(type<KeyStatus>()),
  /** Asks for a key in a window of its own and answers when that is closed: the key never passes through the page. */
  enter: procedure.output(type<KeyStatus>()),
  remove: procedure.output(type<KeyStatus>()),
};
