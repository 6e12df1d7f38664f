import { mkdir, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFoldersUpTo } from '../../../../shared/disk/sync-folder.ts';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Db, Tx } from '../../database/database.ts';
import { exists } from '../../files/paths/exists.ts';
import { checkedSource, takeFile } from '../../files/writing/incoming-file.ts';
import { isWithin } from '../../files/paths/is-within.ts';
import { placeFile } from '../../files/paths/new-files.ts';
import { sha256OfFile } from '../../files/sha256.ts';
import { submitReading } from '../importing/settle-in.ts';
import { findItem, type StoredItem, updateMedia } from '../items/item-table.ts';
import type { LibraryDeps } from '../library-deps.ts';
import { adoptMovedFile } from '../places/moved-files/adopt-moved-files.ts';
import { fileMark, freePlace } from '../places/place-table.ts';
import { sidecarOwner } from '../places/sidecar-owner.ts';
import { markFile } from './mark-file.ts';
import { pointAt, pointAtOther, sameKind } from './point-at.ts';
import { putReference } from './reference-table.ts';

type Found = { item: StoredItem; file: string; sha256: string };

/** Whether the file that the library keeps of an item is not where it belongs; false for an item that has none. */
export async function isOwnMissing(
  { folder }: Pick<LibraryDeps, 'folder'>,
  { id, mediaFile }: Pick<StoredItem, 'id' | 'mediaFile'>,
): Promise<boolean> {
  return mediaFile !== null && !(await exists(folder.file(id, mediaFile)));
}

/**
 * Gives an item whose file is gone from the library's folder that file again, see LibraryReferences.relink: it is copied to its
 * place, or with `asReference` stays where it is. One that lies elsewhere in the library's folder is followed.
 */
export async function relinkOwn(
  deps: LibraryDeps,
  { item, file, replaces, asReference }: Omit<Found, 'sha256'> & { replaces: boolean; asReference: boolean },
): Promise<void> {
  const { db, folder } = deps;
  const { id } = item;
  const fileName = path.basename(file);
  if (!(await isOwnMissing(deps, item))) throw reasonedFailure('CONFLICT', 'not_referenced', { id });
  // A library whose disk is not there must not begin anew.
  folder.incoming();
  await checkedSource(file, fileName);
  const found = { item, file: await realpath(file), sha256: await sha256OfFile(file, fileName) };
  if (isItsFile(db, found)) await follow(deps, found, asReference);
  else if (!replaces)
    throw reasonedFailure('CONFLICT', 'other_content', { id, fileName, wanted: item.sourceName ?? item.title });
  else if (asReference) await replaceByReference(deps, found);
  else await replaceOwn(deps, found);
}

/** By its bytes, or where those were never read whole as the very file that was there. */
function isItsFile(db: Db, { item: { id }, file, sha256 }: Found): boolean {
  const sql = 'SELECT file_sha256 AS sha256, place_mark AS mark FROM sidecars WHERE subject = :id';
  const known = db.get<{ sha256: string | null; mark: string | null }>(sql, { id });
  return known?.sha256 ? known.sha256 === sha256 : Boolean(known?.mark) && known?.mark === fileMark(file);
}

/** Gives an item the file that is its own. */
export async function follow(deps: LibraryDeps, found: Found, asReference: boolean): Promise<void> {
  const { db, folder } = deps;
  const { item, file, sha256 } = found;
  const root = await realpath(folder.root());
  if (isWithin(file, root)) {
    const name = (of: string, from: string) => path.relative(from, of).split(path.sep).join('/');
    const from = name(folder.file(item.id, item.mediaFile ?? ''), folder.root());
    const moved = { id: item.id, title: item.title, from, to: name(file, root) };
    if (!(await adoptMovedFile(deps, moved)))
      throw reasonedFailure('CONFLICT', 'file_exists', { fileName: path.basename(from) });
    db.write((tx) => readIfFailed(deps, tx, item.id));
  } else if (asReference) {
    const mark = await markFile(folder, { file, fileName: path.basename(file) });
    db.write((tx) => leaveOutside(tx, item.id, mark));
    pointAt(deps, { itemId: item.id, sha256: mark.sha256 }, mark);
  } else {
    await bringBack(deps, found);
    db.write((tx) => {
      noteFile(deps, tx, { item, sha256 });
      readIfFailed(deps, tx, item.id);
    });
  }
  deps.changes.publish('library', [item.id]);
  deps.queue.wake();
}

/** What could not be read while the file was missing is read now. */
function readIfFailed({ queue }: LibraryDeps, tx: Tx, id: ItemId): void {
  const { media, title } = findItem(tx, id);
  if (media.state !== 'failed' || !media.failure.code.startsWith('FILE_')) return;
  updateMedia(tx, id, { state: 'reading' });
  submitReading(queue, tx, { title, request: { itemId: id } });
}

/** Nothing is overwritten: what has come to the place meanwhile stays. */
async function bringBack({ db, folder }: LibraryDeps, { item, file, sha256 }: Found): Promise<void> {
  const fileName = path.basename(file);
  const incoming = await takeFile({ file, fileName, move: false }, folder.incoming());
  try {
    if ((await sha256OfFile(incoming.file, fileName)) !== sha256)
      throw new Failure('FILE_CHANGED', `${fileName} changed while it was read.`, { fileName });
    const owner = sidecarOwner(folder.sidecar(item.id));
    // By its sidecar the place is another item's.
    if (owner !== 'none' && owner !== item.id) db.write((tx) => freePlace(tx, item.id));
    const target = folder.file(item.id, item.mediaFile ?? '');
    await mkdir(path.dirname(target), { recursive: true });
    if (!(await placeFile(incoming.file, target)))
      throw reasonedFailure('CONFLICT', 'file_exists', { fileName: path.basename(target) });
    await syncFoldersUpTo(path.dirname(target), folder.root());
  } finally {
    await rm(incoming.file, { force: true });
  }
}

/** The sidecar may have gone with the file, so it is written anew. */
function noteFile({ folder }: LibraryDeps, tx: Tx, { item, sha256 }: Omit<Found, 'file'>): void {
  tx.run(
    `UPDATE sidecars SET file_sha256 = :sha256, place_mark = CASE WHEN place IS NULL THEN NULL ELSE :mark END,
       written_revision = 0, revision = revision + 1 WHERE subject = :id`,
    { id: item.id, sha256, mark: fileMark(folder.file(item.id, item.mediaFile ?? '')) },
  );
}

/** From now on the item points to a file, and all that it has in the library is its sidecar. */
function leaveOutside(tx: Tx, id: ItemId, mark: Parameters<typeof putReference>[2]): void {
  putReference(tx, id, mark);
  tx.run(
    `UPDATE sidecars SET place_extension = NULL, place_mark = NULL, written_revision = 0, revision = revision + 1
     WHERE subject = :id`,
    { id },
  );
}

async function replaceByReference(deps: LibraryDeps, { item, file }: Found): Promise<void> {
  const mark = await markFile(deps.folder, { file, fileName: path.basename(file) });
  await sameKind(deps, item, file);
  deps.db.write((tx) => leaveOutside(tx, item.id, mark));
  await pointAtOther(deps, item, mark);
}

/** The other file gets the place and the ending of the one that is gone, so only one of the same format can. */
async function replaceOwn(deps: LibraryDeps, found: Found): Promise<void> {
  const { db, media, queue, changes } = deps;
  const { item, file } = found;
  const { id, title } = item;
  const fileName = path.basename(file);
  const { extension } = await sameKind(deps, item, file);
  if (extension !== path.extname(item.mediaFile ?? ''))
    throw reasonedFailure('CONFLICT', 'other_kind', { id, fileName });
  await bringBack(deps, found);
  await media.remove(id);
  const facts = fileMark(deps.folder.file(id, item.mediaFile ?? ''));
  db.write((tx) => {
    noteFile(deps, tx, found);
    const sizeBytes = Number(facts?.split(':')[1] ?? item.sizeBytes ?? 0);
    tx.run('UPDATE items SET source_path = :file, source_name = :fileName, size_bytes = :sizeBytes WHERE id = :id', {
      id,
      file,
      fileName,
      sizeBytes,
    });
    updateMedia(tx, id, { state: 'reading' });
    submitReading(queue, tx, { title, request: { itemId: id } });
  });
  changes.publish('library', [id]);
  queue.wake();
}
