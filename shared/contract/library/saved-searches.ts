import { type } from '@orpc/contract';
import * as z from 'zod';
import type { SavedSearchId } from '../../domain/ids.ts';
import type { SavedSearch } from '../../domain/organisation/board.ts';
import type { OrganisedChange } from '../../domain/organisation/organised.ts';
import { procedure } from '../failures.ts';
import { savedSearchId } from '../inputs.ts';

const name = z.string().max(1000);
const query = z.string().max(2000);
const change = type<OrganisedChange>();

/** Searches under names. Each change can be undone with `organisation.undo`. */
export const savedSearchesContract = {
  list: procedure.output(type<SavedSearch[]>()),
  create: procedure.input(z.object({ name, query })).output(type<OrganisedChange & { id: SavedSearchId }>()),
  update: procedure
    .input(z.object({ id: savedSearchId, name: name.optional(), query: query.optional() }))
    .output(change),
  /** Before another one, or with null at the end. */
  move: procedure.input(z.object({ id: savedSearchId, before: savedSearchId.nullable() })).output(change),
  remove: procedure.input(z.object({ id: savedSearchId })).output(change),
};
