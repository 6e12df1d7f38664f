import { opendir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { RelinkResult } from '../../../../shared/domain/library/origins/file-reference.ts';
import { fileFailure } from '../../files/file-failure.ts';
import { findItem } from '../items/item-table.ts';
import type { LibraryDeps } from '../library-deps.ts';
import { missingFiles } from '../places/moved-files/find-moved-files.ts';
import type { ReferenceLooks } from './look-at-references.ts';
import { markFile } from './mark-file.ts';
import { pointAt } from './point-at.ts';
import { type FileMark, selectReferences, type StoredReference } from './reference-table.ts';
import { follow } from './relink-own.ts';

const MAX_FOLDER_DEPTH = 16;

/** An item that lacks its file, and by what that is known; `isOwn`: the library keeps it. */
type Lack = Pick<StoredReference, 'itemId' | 'sizeBytes' | 'sha256'> & { isOwn: boolean };

/** See LibraryReferences.relinkInFolder. Only files of a size that is looked for are read. */
export async function relinkInFolder(
  deps: LibraryDeps & { looks: ReferenceLooks },
  { folder, ids, signal }: { folder: string; ids?: readonly ItemId[] | undefined; signal?: AbortSignal | undefined },
): Promise<RelinkResult> {
  const wanted = [...(await lacking(deps, ids, signal)), ...(await lackingOwn(deps, ids, signal))];
  const sizes = new Set(wanted.map(({ sizeBytes }) => sizeBytes));
  const left = new Map(wanted.map((each) => [each.itemId, each]));
  for await (const file of filesIn(path.resolve(folder), 0)) {
    stopIfAborted(signal);
    if (left.size === 0) break;
    const facts = await stat(file).catch(() => null);
    if (!facts?.isFile() || !sizes.has(facts.size)) continue;
    // What cannot be read is passed over, like a file that nobody looks for.
    const found = await markFile(deps.folder, { file, fileName: path.basename(file) }).catch(() => null);
    if (!found) continue;
    for (const lack of left.values()) {
      if (lack.sha256 !== found.sha256) continue;
      await giveBack(deps, lack, found);
      left.delete(lack.itemId);
    }
  }
  return { relinkedCount: wanted.length - left.size, leftCount: left.size };
}

async function giveBack(deps: LibraryDeps, { itemId, sha256, isOwn }: Lack, found: FileMark & { path: string }) {
  if (!isOwn) return pointAt(deps, { itemId, sha256 }, found);
  const asReference = deps.settings().library.importAs === 'reference';
  await follow(deps, { item: findItem(deps.db, itemId), file: found.path, sha256 }, asReference);
}

/** Files that the library keeps and does not find, as far as their bytes are known: of others nothing can be compared. */
async function lackingOwn(
  deps: LibraryDeps,
  ids: readonly ItemId[] | undefined,
  signal: AbortSignal | undefined,
): Promise<Lack[]> {
  const asked = ids && new Set(ids);
  const missing = await missingFiles(deps, new Set(), signal);
  return missing.flatMap(({ id, sizeBytes, sha256 }) =>
    sha256 === null || asked?.has(id) === false ? [] : [{ itemId: id, sizeBytes, sha256, isOwn: true }],
  );
}

/** Those whose file is not found where it was, as it was. */
async function lacking(
  { db, looks }: LibraryDeps & { looks: ReferenceLooks },
  ids: readonly ItemId[] | undefined,
  signal: AbortSignal | undefined,
): Promise<Lack[]> {
  const all = ids
    ? selectReferences(db, 'WHERE item_id IN (SELECT value FROM json_each(:ids))', { ids: JSON.stringify(ids) })
    : selectReferences(db, '');
  const found: Lack[] = [];
  for (const reference of all) {
    stopIfAborted(signal);
    if ((await looks.look(reference.itemId)) !== 'there') found.push({ ...reference, isOwn: false });
  }
  return found;
}

/** Hidden files and folders too: the user chose where to look. Links are not followed. */
async function* filesIn(folder: string, depth: number): AsyncGenerator<string> {
  const entries = await opendir(folder).catch((error: unknown) => {
    // Of the folders below, those that cannot be opened are passed over.
    if (depth === 0) throw fileFailure(error, path.basename(folder));
    return null;
  });
  if (!entries) return;
  const folders: string[] = [];
  for await (const entry of entries) {
    if (entry.isFile()) yield path.join(folder, entry.name);
    else if (entry.isDirectory() && depth < MAX_FOLDER_DEPTH) folders.push(path.join(folder, entry.name));
  }
  for (const each of folders) yield* filesIn(each, depth + 1);
}

function stopIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new Failure('CANCELLED', 'Looking for files was cancelled.');
}
