import * as z from 'zod';
import { idSchema } from '../id-schema.ts';
import type { ItemId } from '../ids.ts';

/** The most items that one call may name. */
const MOST_IDS = 200;

/** The item that a tool is about. */
export const itemIdInput = (whose: string) =>
  idSchema<ItemId>().describe(`ID of ${whose}, as find_in_library answers it`);

/** The items that a tool is about. */
export const itemIdsInput = z
  .array(idSchema<ItemId>())
  .min(1)
  .max(MOST_IDS)
  .describe(`IDs of 1 to ${MOST_IDS} items, as find_in_library answers them`);

/** Where a page of a list begins. */
export const fromInput = (what: string) =>
  z.int().min(0).max(100_000_000).default(0).describe(`Number of the first ${what}, from 0; next of the page before`);

/** How long a page of a list may be. */
export const limitInput = (what: string, most: number, usual: number) =>
  z.int().min(1).max(most).default(usual).describe(`At most as many ${what}, 1 to ${most}`);
