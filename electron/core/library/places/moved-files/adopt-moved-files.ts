import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { syncFoldersUpTo } from '../../../../../shared/disk/sync-folder.ts';
import type { MovedFile } from '../../../../../shared/domain/library/places/library-places.ts';
import { isReservedPlace, KIND_FOLDERS } from '../../../../../shared/domain/library/places/place-name.ts';
import type { Db } from '../../../database/database.ts';
import type { LibraryFolder } from '../../library-folder.ts';
import { findMovedFiles } from './find-moved-files.ts';
import { linkOrCopy } from '../moving/link-or-copy.ts';
import { putMove } from '../place-moves.ts';
import { fileMark, findPlace, isPlaceTaken, putPlace } from '../place-table.ts';
import { sidecarOwner } from '../sidecar-owner.ts';

type Deps = { db: Db; folder: LibraryFolder };

const FOLDERS: ReadonlySet<string> = new Set(Object.values(KIND_FOLDERS));

/**
 * Points items whose files were moved or renamed in the library's folder at them, see findMovedFiles, and returns those. In a folder of
 * kinds the file stays where it is, and the sidecar comes there; elsewhere, and where the name is another item's, the file gets
 * the item's name once more, beside the one that the user gave it. Throws what the disk says.
 */
export async function adoptMovedFiles(deps: Deps, signal?: AbortSignal): Promise<MovedFile[]> {
  const found = await findMovedFiles(deps, signal);
  const adopted: MovedFile[] = [];
  for (const moved of found) {
    signal?.throwIfAborted();
    if (await adoptMovedFile(deps, moved)) adopted.push(moved);
  }
  return adopted;
}

/** Points one item at its file, as above. False where something else has come to the item's place meanwhile. */
export async function adoptMovedFile(deps: Deps, moved: MovedFile): Promise<boolean> {
  return adopt(deps, moved) || (await bringBack(deps, moved));
}

/** False where no item may have that name. */
function adopt({ db, folder }: Deps, { id, to }: MovedFile): boolean {
  const extension = path.posix.extname(to);
  const place = extension === '' ? to : to.slice(0, -extension.length);
  if (!FOLDERS.has(place.split('/')[0] ?? '') || extension === '.json' || isReservedPlace(place)) return false;
  const owner = sidecarOwner(`${folder.place(place)}.json`);
  if (owner !== 'none' && owner !== id) return false;
  return db.writeSynced((tx) => {
    const former = findPlace(tx, id);
    if (isPlaceTaken(tx, place, id) || former?.state === 'coming') return false;
    const mark = fileMark(folder.place(place) + extension);
    if (mark === null) return false;
    // What is left in the folder of its ID goes at the next start, as after a move into readable folders.
    putPlace(tx, id, { place, extension, state: former?.state ?? 'moved', mark });
    if (former && former.place !== place)
      putMove(tx, { id, place: former.place, extension: null, state: 'former', mark: null });
    tx.run('UPDATE items SET media_file = :name WHERE id = :id', { id, name: path.posix.basename(to) });
    tx.run(`UPDATE sidecars SET place_is_own = 1, written_revision = 0, revision = revision + 1 WHERE subject = :id`, {
      id,
    });
    return true;
  });
}

/** False where something else has come to the item's place meanwhile. */
async function bringBack({ folder }: Deps, { from, to }: MovedFile): Promise<boolean> {
  const target = folder.place(from);
  await mkdir(path.dirname(target), { recursive: true });
  const isThere = await linkOrCopy(folder, { from: folder.place(to), target }, () => undefined);
  await syncFoldersUpTo(path.dirname(target), folder.root());
  return isThere;
}
