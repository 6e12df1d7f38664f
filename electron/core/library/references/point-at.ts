import path from 'node:path';
import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import { type BroughtItem, broughtItem } from '../importing/brought-item.ts';
import { submitReading } from '../importing/settle-in.ts';
import { findItem, type StoredItem, updateMedia } from '../items/item-table.ts';
import type { LibraryDeps } from '../library-deps.ts';
import { type FileMark, findReference, putReference, type StoredReference } from './reference-table.ts';

/** Points an item at another place of its file. What could not be read while it was missing is read now. */
export function pointAt(
  { db, queue, changes }: LibraryDeps,
  { itemId, sha256 }: Pick<StoredReference, 'itemId' | 'sha256'>,
  found: FileMark & { path: string },
): void {
  const isDone = db.write((tx) => {
    if (findReference(tx, itemId)?.sha256 !== sha256) return false;
    const { media, title } = findItem(tx, itemId);
    putReference(tx, itemId, found);
    tx.run('UPDATE items SET source_path = :path WHERE id = :itemId', { itemId, path: found.path });
    if (media.state === 'failed' && media.failure.code.startsWith('FILE_')) {
      updateMedia(tx, itemId, { state: 'reading' });
      submitReading(queue, tx, { title, request: { itemId } });
    }
    return true;
  });
  if (!isDone) return;
  changes.publish('library', [itemId]);
  queue.wake();
}

/** Gives an item another file outside of the library; what was derived of the one that it had is derived anew. Throws CONFLICT (`other_kind`). */
export async function pointAtOther(
  { db, queue, changes, media, kinds }: LibraryDeps,
  { id, kind, title }: StoredItem,
  found: FileMark & { path: string },
): Promise<void> {
  const fileName = path.basename(found.path);
  const brought = await sameKind({ kinds }, { id, kind }, found.path);
  await media.remove(id);
  db.write((tx) => {
    findItem(tx, id);
    putReference(tx, id, found);
    tx.run(
      `UPDATE items SET source_path = :path, source_name = :fileName, size_bytes = :sizeBytes, media_file = :mediaFile
       WHERE id = :id`,
      { id, path: found.path, fileName, sizeBytes: found.sizeBytes, mediaFile: `original${brought.extension}` },
    );
    updateMedia(tx, id, { state: 'reading' });
    submitReading(queue, tx, { title, request: { itemId: id } });
  });
  changes.publish('library', [id]);
  queue.wake();
}

/** What a file would become, which is of the kind of an item. Throws CONFLICT (`other_kind`). */
export async function sameKind(
  { kinds }: Pick<LibraryDeps, 'kinds'>,
  { id, kind }: Pick<StoredItem, 'id' | 'kind'>,
  file: string,
): Promise<BroughtItem> {
  const fileName = path.basename(file);
  const brought = await broughtItem(file, fileName).catch(noMedia);
  if (!brought || kinds[brought.kind].mediaType !== kinds[kind].mediaType)
    throw reasonedFailure('CONFLICT', 'other_kind', { id, fileName });
  return brought;
}

/** Null for a file that is no media at all, and so is of another kind than any item. */
function noMedia(error: unknown): null {
  const { code, data } = failureRecord(error);
  if (code === 'AUDIO_UNREADABLE' && data['reason'] === 'not_media') return null;
  throw error;
}
