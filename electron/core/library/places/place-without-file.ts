import type { ItemId } from '../../../../shared/domain/ids.ts';
import { exists } from '../../files/paths/exists.ts';
import { selectItems, type StoredItem } from '../items/item-table.ts';
import { findReference } from '../references/reference-table.ts';
import { findPlace, freePlace } from './place-table.ts';
import { claimPlace, type PlaceDeps, wantedPlace } from './claiming/settle-file.ts';
import { sidecarOwner } from './sidecar-owner.ts';

/**
 * Gives an item that has no file of its own in the library, and no sidecar yet, the place where its sidecar comes. One that has
 * something in the folder of its id stays there. A place that somebody else's file has taken since is given up for another.
 */
export async function placeWithoutFile(deps: PlaceDeps, id: ItemId): Promise<void> {
  const { db, folder } = deps;
  const [item] = selectItems(db, 'WHERE id = :id', { id });
  if (!item || !isWithoutFile(deps, item)) return;
  const place = findPlace(db, id);
  if (place) {
    const owner = sidecarOwner(`${folder.place(place.place)}.json`);
    if (owner === 'none' || owner === id) return;
    db.write((tx) => freePlace(tx, id));
  }
  if (await exists(folder.item(id))) return;
  await claimPlace(deps, { id, wanted: wantedPlace(deps, item, null), extension: null, state: 'here', mark: null });
}

/** Whether all that an item has in the library is its sidecar. */
export const isWithoutFile = ({ db }: Pick<PlaceDeps, 'db'>, { id, mediaFile }: StoredItem): boolean =>
  mediaFile === null || findReference(db, id) !== null;
