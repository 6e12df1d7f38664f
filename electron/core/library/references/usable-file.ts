import path from 'node:path';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ReferenceState } from '../../../../shared/domain/library/file-reference.ts';
import type { Db } from '../../database/database.ts';
import type { StoredItem } from '../items/item-table.ts';
import type { LibraryFolder } from '../library-folder.ts';
import type { ReferenceLooks } from './look-at-references.ts';
import { fileOfItem, findReference } from './reference-table.ts';

type Place = { db: Db; folder: Pick<LibraryFolder, 'item'> };

/** The file of an item as it was found when it was last looked at. Throws FILE_MISSING, FILE_CHANGED. */
export function usableFile({ db, folder }: Place, item: Pick<StoredItem, 'id' | 'mediaFile'>): string {
  throwUnlessThere(db, item.id, findReference(db, item.id)?.state ?? null);
  return fileOfItem({ db, folder }, item);
}

/** Looks at the file of an item before it is read. Throws FILE_MISSING, FILE_CHANGED. */
export async function expectFile(
  { db, looks }: { db: Db; looks: ReferenceLooks },
  { id }: Pick<StoredItem, 'id'>,
): Promise<void> {
  throwUnlessThere(db, id, await looks.look(id));
}

function throwUnlessThere(db: Db, id: ItemId, state: ReferenceState | null): void {
  if (state === null || state === 'there') return;
  const data = { id, fileName: path.basename(findReference(db, id)?.path ?? ''), reason: 'reference' };
  if (state === 'missing') throw new Failure('FILE_MISSING', 'The file of this item is not where it was.', data);
  throw new Failure('FILE_CHANGED', 'The file of this item has changed since it was added.', data);
}
