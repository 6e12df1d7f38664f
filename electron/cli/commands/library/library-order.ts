import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { Board, SavedSearch } from '../../../../shared/domain/organisation/board.ts';
import type { Core } from '../../../core/create-core.ts';
import type { LibraryOptions } from '../../arguments/library/library-options.ts';

const isNamed = ({ name }: { name: string }, other: string): boolean =>
  name.localeCompare(other.trim(), undefined, { sensitivity: 'accent' }) === 0;

const notFound = (what: string, name: string): Failure =>
  new Failure('NOT_FOUND', `There is no ${what} “${name}”.`, { ids: [name], missingCount: 1 });

/** One line for people: how much is on a board, its name and what it adds by itself. */
export const boardLine = ({ name, count, rule }: Board): string =>
  `${String(count).padStart(6)}  ${name}${rule === null ? '' : `  [${rule}]`}`;

/** A saved search with how much it finds now. */
type CountedSearch = SavedSearch & { count: number };

/** All saved searches, counted. */
export const countedSearches = (core: Core): CountedSearch[] =>
  core.savedSearches.list().map((search) => ({ ...search, count: core.library.count({ query: search.query }) }));

/** See boardLine. */
export const searchLine = ({ name, query, count }: CountedSearch): string =>
  `${String(count).padStart(6)}  ${name}  [${query}]`;

/** The text of a saved search; blank where none is named. Throws NOT_FOUND. */
export function savedQuery(core: Core, name: string | null): string {
  if (name === null) return '';
  const search = core.savedSearches.list().find((each) => isNamed(each, name));
  if (!search) throw notFound('saved search', name);
  return search.query;
}

/** Puts items on the board of a name or takes them off it. Throws NOT_FOUND where there is none, unless it is created. */
export function changeItemsOfBoard(
  core: Core,
  { name, ids, change }: Extract<LibraryOptions, { action: 'board' }>,
): { changedCount: number } {
  const board = core.boards.list().find((each) => isNamed(each, name));
  if (change === 'create' && !board) {
    core.boards.create({ name, itemIds: ids });
    // The board itself is no item.
    return { changedCount: ids.length };
  }
  if (!board) throw notFound('board', name);
  const { id } = board;
  return change === 'remove'
    ? core.boards.removeItems({ id, itemIds: ids })
    : core.boards.addItems({ id, itemIds: ids });
}
