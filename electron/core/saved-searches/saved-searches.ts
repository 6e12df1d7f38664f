import type { SavedSearchId } from '../../../shared/domain/ids.ts';
import type { SavedSearch } from '../../../shared/domain/organisation/board.ts';
import type { OrganisedChange } from '../../../shared/domain/organisation/organised.ts';

/**
 * Searches under names. Every change is a step of Organisation.undo. All throw NOT_FOUND for one that is not there, INVALID_INPUT
 * for a name that there cannot be, CONFLICT for one that another saved search has.
 */
export interface SavedSearches {
  /** In the order of the user. */
  list(): SavedSearch[];
  create(input: { name: string; query: string }): OrganisedChange & { id: SavedSearchId };
  update(input: { id: SavedSearchId; name?: string | undefined; query?: string | undefined }): OrganisedChange;
  /** Puts one before another, or at the end. */
  move(input: { id: SavedSearchId; before: SavedSearchId | null }): OrganisedChange;
  remove(input: { id: SavedSearchId }): OrganisedChange;
}
