import type { ItemId } from '../../../shared/domain/ids.ts';
import type {
  LabelCount,
  Organised,
  OrganisedChange,
  OrganisedRef,
  OrganisedUpdate,
} from '../../../shared/domain/organisation/organised.ts';
import type { Tx } from '../database/database.ts';
import type { RowChange } from './named-rows.ts';

/** What is to become of boards, saved searches and items. */
export type Rearrangement = {
  rows?: readonly RowChange[];
  items?: ReadonlyMap<ItemId, (state: Organised) => Organised>;
};

/**
 * How the user keeps things: favourites, stars, colour labels, tags, folders and the bin, of items of every kind and of voices. Whatever is
 * named in one call changes together or not at all. Every method throws NOT_FOUND with `ids` for what does not exist.
 */
export interface Organisation {
  /** In the order of the references. What belongs together (a voice that both services have) may differ: each is told as stored. */
  get(input: { refs: readonly OrganisedRef[] }): Organised[];
  /** Throws INVALID_INPUT for a rating, tag, folder, reason or note that there cannot be, and for too many of them. */
  update(input: { refs: readonly OrganisedRef[]; values: OrganisedUpdate }): OrganisedChange;
  /** Gives items other titles. The same title for an item twice is a fault of the caller: the last one counts. */
  rename(input: { titles: ReadonlyMap<ItemId, string> }): OrganisedChange;
  /**
   * Into the bin, with all that belongs to it; what lies there already stays as it lies, as old as it is. Tasks of it are
   * cancelled. Throws INVALID_INPUT for voices that a service has and made itself.
   */
  bin(input: { refs: readonly OrganisedRef[] }): OrganisedChange;
  /** Out of the bin, with what went there together with it and what it belongs to. */
  restore(input: { refs: readonly OrganisedRef[] }): OrganisedChange;
  /**
   * Takes a change back where nothing else was said since; the answer undoes that again. Each can be undone once. Throws
   * NOT_FOUND for one that was undone, or that is too long ago.
   */
  undo(input: { undoId: string }): OrganisedChange;
  /** For domains that keep order by it: what is planned changes together, as one step of undo. Throws what `plan` throws. */
  rearrange(plan: (tx: Tx) => Rearrangement): OrganisedChange;
  /** Tags, folders and reasons to reject of items outside the bin, by name. Voices carry theirs in their list. */
  labels(): { tags: LabelCount[]; folders: LabelCount[]; reasons: LabelCount[] };
}
