import path from 'node:path';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { findItem, shownItem } from '../items/item-table.ts';
import type { LibraryDeps } from '../library-deps.ts';
import { markFile } from './mark-file.ts';
import { pointAt, pointAtOther } from './point-at.ts';
import { findReference, type StoredReference } from './reference-table.ts';
import { relinkOwn } from './relink-own.ts';

type Asked = { file?: string | undefined; replaces: boolean; asReference: boolean };

/** See LibraryReferences.relink. */
export async function relink(deps: LibraryDeps, { id, ...asked }: Asked & { id: ItemId }): Promise<LibraryItem> {
  const reference = findReference(deps.db, id);
  if (reference) await relinkReference(deps, reference, asked);
  else if (asked.file === undefined) throw reasonedFailure('CONFLICT', 'not_referenced', { id });
  else await relinkOwn(deps, { ...asked, item: findItem(deps.db, id), file: path.resolve(asked.file) });
  return shownItem(findItem(deps.db, id));
}

async function relinkReference(
  deps: LibraryDeps,
  reference: StoredReference,
  { file, replaces }: Omit<Asked, 'asReference'>,
): Promise<void> {
  const id = reference.itemId;
  const place = path.resolve(file ?? reference.path);
  const found = await markFile(deps.folder, { file: place, fileName: path.basename(place) });
  if (found.sha256 === reference.sha256) pointAt(deps, reference, found);
  else if (replaces) await pointAtOther(deps, findItem(deps.db, id), found);
  else {
    const names = { fileName: path.basename(place), wanted: path.basename(reference.path) };
    throw reasonedFailure('CONFLICT', 'other_content', { id, ...names });
  }
}
