import * as z from 'zod';
import { idSchema } from '../../id-schema.ts';
import type { ItemId } from '../../ids.ts';
import { LIBRARY_SORTS } from '../../library/search/library-filter.ts';
import { PANEL_IDS } from '../../panel-id.ts';
import type { Tool } from '../tool.ts';
import { fromInput, itemIdInput, itemIdsInput, limitInput } from './tool-inputs.ts';

/** Core says which name is wrong, and why. */
const tags = z.array(z.string().max(200)).max(100).default([]);

/** Tools that find and organise items of the library. */
export const LIBRARY_TOOLS = {
  find_in_library: {
    description:
      'Finds items of the library: recordings, transcripts, scripts, takes, voice samples, images, songs, clips and chats. A query is words, which are looked for in titles, text, speakers, tags and folders, and operators such as kind:transcript, tag:sea, is:favourite, rating:4 or is:binned. An empty query lists everything outside the bin. Answers a page of items with ID, kind, title, length, tags and the first matching line.',
    input: z.strictObject({
      query: z.string().max(2000).default('').describe('Words and operators, empty for everything'),
      sort: z.enum(LIBRARY_SORTS).default('newest').describe('Order of the items'),
      from: fromInput('item'),
      limit: limitInput('items', 50, 20),
    }),
    effects: ['reads'],
  },
  get_item: {
    description:
      'Answers what is known of one item: kind, title, length, size, state of its media, rating, tags, folders, what it was made from and what uses it. Use read_transcript or read_script for its text.',
    input: z.strictObject({ id: itemIdInput('the item') }),
    effects: ['reads'],
  },
  open_in_window: {
    description:
      'Opens an item, or a panel, in the window of Atelier. With a moment, it waits there in the player, a transcript at the line that is spoken then. Answers what is shown.',
    input: z.strictObject({
      id: itemIdInput('the item').optional(),
      atSeconds: z.number().min(0).max(1_000_000).optional().describe('Moment of the item, seconds'),
      panel: z.enum(PANEL_IDS).optional().describe('Panel to open, without an ID'),
    }),
    effects: ['reads'],
  },
  rename_items: {
    description: 'Renames items of the library. Answers how many items changed and an ID for undo.',
    input: z.strictObject({
      names: z
        .array(z.strictObject({ id: idSchema<ItemId>(), title: z.string().trim().min(1).max(300) }))
        .min(1)
        .max(200)
        .describe('IDs of items, and their new titles'),
    }),
    effects: ['changes'],
  },
  tag_items: {
    description: 'Adds tags to items and removes tags from them. Answers how many items changed and an ID for undo.',
    input: z.strictObject({
      ids: itemIdsInput,
      add: tags.describe('Tags to add'),
      remove: tags.describe('Tags to remove'),
    }),
    effects: ['changes'],
  },
  set_favourite: {
    description: 'Marks items as favourites, or no longer. Answers how many items changed and an ID for undo.',
    input: z.strictObject({
      ids: itemIdsInput,
      isFavourite: z.boolean().describe('true to mark, false to remove the mark'),
    }),
    effects: ['changes'],
  },
  rate_items: {
    description: 'Gives items stars. Answers how many items changed and an ID for undo.',
    input: z.strictObject({ ids: itemIdsInput, rating: z.int().min(0).max(5).describe('Stars, 1 to 5; 0 for none') }),
    effects: ['changes'],
  },
  move_to_bin: {
    description:
      'Moves items to the bin, with what belongs to them; restore_from_bin brings them back. Stops their tasks: stopped work in the cloud may be billed. Answers how many items changed and an ID for undo.',
    input: z.strictObject({ ids: itemIdsInput }),
    effects: ['changes', 'bills'],
  },
  restore_from_bin: {
    description:
      'Restores items from the bin, with what went there together with them. Find them with is:binned. Answers how many items changed and an ID for undo.',
    input: z.strictObject({ ids: itemIdsInput }),
    effects: ['changes'],
  },
  undo_change: {
    description:
      'Undoes a change of titles, tags, favourites, stars, boards or the bin, except where it was changed again since. Each change can be undone once. Answers how many items changed and an ID that undoes the undoing.',
    input: z.strictObject({
      undoId: z.string().min(1).max(200).describe('undoId that the change answered'),
    }),
    effects: ['changes'],
  },
} as const satisfies Record<string, Tool>;
