import path from 'node:path';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { LibraryFolder } from '../library/library-folder.ts';

/** The subject of the sidecar that has what belongs to no single item. */
export const SHARED_SUBJECT = 'library';

/** Name of that one, beside the folders of the items. */
export const SHARED_SIDECAR = 'library.json';

/** Where a sidecar is, complete or not there yet. `subject` is an item's id or SHARED_SUBJECT. */
export function sidecarPlace(folder: Pick<LibraryFolder, 'media' | 'sidecar'>, subject: string): string {
  return subject === SHARED_SUBJECT ? path.join(folder.media(), SHARED_SIDECAR) : folder.sidecar(subject as ItemId);
}
