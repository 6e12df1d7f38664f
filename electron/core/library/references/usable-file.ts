import { statSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ReferenceState } from '../../../../shared/domain/library/origins/file-reference.ts';
import type { Db } from '../../database/database.ts';
import type { StoredItem } from '../items/item-table.ts';
import type { LibraryFolder } from '../library-folder.ts';
import type { ReferenceLooks } from './look-at-references.ts';
import { wholeMs } from './mark-file.ts';
import { fileOfItem, findReference, type StoredReference } from './reference-table.ts';

type Place = { db: Db; folder: Pick<LibraryFolder, 'file'> };

/**
 * The file of an item. One outside of the library is asked for its size and time now: whoever gets its path may send it to a
 * service, so it must be the very file whose bytes were compared. Throws FILE_MISSING, and FILE_CHANGED also for one whose bytes
 * nobody has compared yet, which a look does.
 */
export function usableFile({ db, folder }: Place, item: Pick<StoredItem, 'id' | 'mediaFile'>): string {
  const reference = findReference(db, item.id);
  if (!reference) return fileOfItem({ db, folder }, item);
  throwUnlessThere(reference, stateNow(reference));
  return reference.path;
}

function stateNow({ path: file, sizeBytes, modifiedAtMs }: StoredReference): ReferenceState {
  if (!path.isAbsolute(file)) return 'missing';
  try {
    const facts = statSync(file, { throwIfNoEntry: false });
    if (!facts?.isFile()) return 'missing';
    return facts.size === sizeBytes && wholeMs(facts.mtimeMs) === modifiedAtMs ? 'there' : 'changed';
  } catch (error) {
    // A folder on the way that is no folder, or may not be looked into.
    if (error instanceof Error && 'code' in error) return 'missing';
    throw error;
  }
}

/** Looks at the file of an item before it is read. Throws FILE_MISSING, FILE_CHANGED. */
export async function expectFile({ db, looks }: { db: Db; looks: ReferenceLooks }, { id }: { id: ItemId }) {
  const state = await looks.look(id);
  const reference = findReference(db, id);
  if (reference && state !== null) throwUnlessThere(reference, state);
}

function throwUnlessThere({ itemId: id, path: file }: StoredReference, state: ReferenceState): void {
  if (state === 'there') return;
  const data = { id, fileName: path.basename(file), reason: 'reference' };
  if (state === 'missing') throw new Failure('FILE_MISSING', 'The file of this item is not where it was.', data);
  throw new Failure('FILE_CHANGED', 'The file of this item has changed since it was added.', data);
}
