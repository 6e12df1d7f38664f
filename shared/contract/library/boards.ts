import { type } from '@orpc/contract';
import * as z from 'zod';
import type { BoardId } from '../../domain/ids.ts';
import type { Board } from '../../domain/organisation/board.ts';
import type { OrganisedChange } from '../../domain/organisation/organised.ts';
import { procedure } from '../failures.ts';
import { boardId, itemId } from '../inputs.ts';

/** Core says what is wrong with a name; here only what nobody can mean is stopped. */
const name = z.string().max(1000);
const itemIds = z.array(itemId).max(10_000);
const change = type<OrganisedChange>();

/** Boards: items in an order of the user. Each change can be undone with `organisation.undo`. */
export const boardsContract = {
  list: procedure.output(type<Board[]>()),
  create: procedure
    .input(z.object({ name, itemIds: itemIds.default([]) }))
    .output(type<OrganisedChange & { id: BoardId }>()),
  /** `rule` is a search: what is created from now on and found by it is added once. */
  update: procedure
    .input(
      z.object({
        id: boardId,
        name: name.optional(),
        coverId: itemId.nullable().optional(),
        rule: z.string().max(2000).nullable().optional(),
        isArchived: z.boolean().optional(),
      }),
    )
    .output(change),
  /** Before another one, or with null at the end. */
  move: procedure.input(z.object({ id: boardId, before: boardId.nullable() })).output(change),
  remove: procedure.input(z.object({ id: boardId })).output(change),
  addItems: procedure.input(z.object({ id: boardId, itemIds: itemIds.min(1) })).output(change),
  removeItems: procedure.input(z.object({ id: boardId, itemIds: itemIds.min(1) })).output(change),
  moveItems: procedure
    .input(z.object({ id: boardId, itemIds: itemIds.min(1), before: itemId.nullable() }))
    .output(change),
};
