import * as z from 'zod';
import { idSchema } from '../../id-schema.ts';
import type { ItemId } from '../../ids.ts';

/** The most items that one call may name. */
const MOST_IDS = 200;

/** The item that a tool is about. */
export const itemIdInput = (whose: string) => idSchema<ItemId>().describe(`ID of ${whose}`);

/** The items that a tool is about. */
export const itemIdsInput = z.array(idSchema<ItemId>()).min(1).max(MOST_IDS).describe(`IDs of 1 to ${MOST_IDS} items`);

/** Where a page of a list begins. */
export const fromInput = (what: string) =>
  z.int().min(0).max(100_000_000).default(0).describe(`First ${what}, from 0: next of the page before`);

/** How long a page of a list may be. */
export const limitInput = (what: string, most: number, usual: number) =>
  z.int().min(1).max(most).default(usual).describe(`Most ${what}, 1 to ${most}`);

/** What is looked for in the lines of a document, and what counts as found. */
export const SEARCH_INPUTS = {
  find: z.string().min(1).max(500).describe('The text, literally'),
  matchesCase: z.boolean().default(true).describe('Whether case has to match'),
  matchesWholeWords: z.boolean().default(false).describe('Whether only whole words count'),
};

/** What is replaced by what in the lines of a document. */
export const REPLACEMENT_INPUTS = {
  ...SEARCH_INPUTS,
  replacement: z.string().max(500).describe('The new text, empty to remove'),
};

/** New texts of lines; `reader` is the tool that answers their IDs. */
export const lineTextsInput = <Id extends string>(lineId: z.ZodType<Id, Id>, reader: string) =>
  z
    .array(z.strictObject({ lineId, text: z.string().max(20_000) }))
    .min(1)
    .max(200)
    .describe(`IDs of lines from ${reader}, and their new texts`);

/** The state of a document that an edit left. */
export const revisionInput = z.int().min(0).describe('revision that the edit answered');
