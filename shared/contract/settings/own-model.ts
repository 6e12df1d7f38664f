import { type } from '@orpc/contract';
import * as z from 'zod';
import type { KeyStatus } from '../../domain/settings/services/key-status.ts';
import { ownModelAddressSchema } from '../../domain/settings/own-model.ts';
import { procedure } from '../failures.ts';

/** Procedures of the user's own model server; which one it is, is a setting. Its key never passes through the page. */
export const ownModelContract = {
  /** Names of the models at an address. */
  list: procedure.input(z.object({ baseUrl: ownModelAddressSchema })).output(type<string[]>()),
  keyStatus: procedure.output(type<KeyStatus>()),
  enterKey: procedure.output(type<KeyStatus>()),
  removeKey: procedure.output(type<KeyStatus>()),
};
