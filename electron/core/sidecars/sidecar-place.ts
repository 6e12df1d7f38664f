import path from 'node:path';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { LibraryFolder } from '../library/library-folder.ts';

/** The subject of the sidecar that has what belongs to no single item. */
export const SHARED_SUBJECT = 'library';

/** Name of an item's sidecar in the item's folder. */
export const ITEM_SIDECAR = 'item.json';
/** Name of the other one, beside the folders of the items. */
export const SHARED_SIDECAR = 'library.json';

/** Where a sidecar is, complete or not there yet. `subject` is an item's id or SHARED_SUBJECT. */
export function sidecarPlace(folder: Pick<LibraryFolder, 'media' | 'item'>, subject: string): string {
  return subject === SHARED_SUBJECT
    ? path.join(folder.media(), SHARED_SIDECAR)
    : path.join(folder.item(subject as ItemId), ITEM_SIDECAR);
}
