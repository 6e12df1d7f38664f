import * as z from 'zod';
import { idSchema } from '../../id-schema.ts';
import type { BoardId } from '../../ids.ts';
import type { Tool } from '../tool.ts';
import { itemIdsInput } from './tool-inputs.ts';

const boardId = idSchema<BoardId>().describe('ID from list_boards');
const UNDO = 'Answers an ID for undo.';

/** Tools of boards: items in an order of the user. */
export const BOARD_TOOLS = {
  list_boards: {
    description: 'Lists boards with ID, name and how many items are on each. Find what is on one with board:NAME.',
    input: z.strictObject({}),
    effects: ['reads'],
  },
  create_board: {
    description: `Creates a board with items on it. ${UNDO}`,
    input: z.strictObject({
      name: z.string().trim().min(1).max(200).describe('Name that no other board has'),
      ids: itemIdsInput,
    }),
    effects: ['changes'],
  },
  add_to_board: {
    description: `Puts items at the end of a board; those that are on it stay where they are. ${UNDO}`,
    input: z.strictObject({ boardId, ids: itemIdsInput }),
    effects: ['changes'],
  },
  remove_from_board: {
    description: `Takes items off a board; they stay in the library. ${UNDO}`,
    input: z.strictObject({ boardId, ids: itemIdsInput }),
    effects: ['changes'],
  },
} as const satisfies Record<string, Tool>;
