import type { SavedSearchId } from '../../../../shared/domain/ids.ts';
import type { SavedSearch } from '../../../../shared/domain/organisation/board.ts';
import { client } from '../../../api/client.ts';
import { isSearching, type LibraryState, narrow, openPart, searchOf, useLibrary } from '../library-store.ts';
import { changeOrganised } from '../../../ui/items/actions/organise-items.ts';
import { showUndoToast } from '../../../ui/items/actions/undo-toast.ts';
import { texts } from '../texts.ts';
import { splitTyped } from './search-chips.ts';

/** Whether there is anything to save: a search, a part or a kind. */
export const canSave = (state: Pick<LibraryState, 'part' | 'kind' | 'chips' | 'text'>): boolean =>
  isSearching(state) || state.part !== '' || state.kind !== null;

/** What is searched for now; a stack that is open in it is none of it. */
const currentSearch = (): string => searchOf({ ...useLibrary.getState(), stack: null });

/** Shows what a saved search finds: its operators as chips, its words in the field. */
export function openSearch({ id, query }: SavedSearch): void {
  openPart('');
  narrow(splitTyped(query, Date.now(), true));
  useLibrary.setState({ savedId: id });
}

/** Saves what is searched for under a name. Resolves to whether it worked. */
export async function saveSearch(name: string): Promise<boolean> {
  const query = currentSearch();
  let id: SavedSearchId | null = null;
  const isDone = await changeOrganised(async () => {
    const change = await client.savedSearches.create({ name, query });
    id = change.id;
    return change;
  }, texts.searches.saved(name));
  if (isDone && id !== null && currentSearch() === query) openSearch({ id, name, query });
  return isDone;
}

/** Gives a saved search another name. */
export const renameSearch = ({ id, name }: SavedSearch, next: string): Promise<boolean> =>
  changeOrganised(() => client.savedSearches.update({ id, name: next }), texts.searches.renamed(name));

/** Makes a saved search find what is searched for now. */
export const replaceSearch = ({ id, name }: SavedSearch): Promise<boolean> =>
  changeOrganised(() => client.savedSearches.update({ id, query: currentSearch() }), texts.searches.changed(name));

/** Puts a saved search before another one, or at the end. */
export const moveSearch = ({ id, name }: SavedSearch, before: SavedSearchId | null): Promise<boolean> =>
  changeOrganised(() => client.savedSearches.move({ id, before }), texts.searches.moved(name));

/** Deletes a saved search, with undo. */
export async function deleteSearch({ id, name }: SavedSearch): Promise<void> {
  const label = texts.searches.deleted(name);
  if (!(await changeOrganised(() => client.savedSearches.remove({ id }), label))) return;
  if (useLibrary.getState().savedId === id) useLibrary.setState({ savedId: null });
  showUndoToast(label);
}
