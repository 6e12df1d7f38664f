import { link, mkdir, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { syncFoldersUpTo } from '../../../../shared/disk/sync-folder.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Db } from '../../database/database.ts';
import { copyVerified } from '../../files/copy-verified.ts';
import { placeFile } from '../../files/new-files.ts';
import { selectItems, type StoredItem } from '../items/item-table.ts';
import type { LibraryFolder } from '../library-folder.ts';
import { isWithoutFile } from './place-without-file.ts';
import { fileMark, findPlace } from './place-table.ts';
import { claimPlace, type PlaceDeps, wantedPlace } from './settle-file.ts';
import { takeBackPlace } from './take-back-place.ts';

/** What came of an item: `left` where it is, since its file is not as it should be, or the disk takes no such name. */
export type PlaceMove = 'moved' | 'left' | 'gone';

/** What says that a file system has no hard links. */
const WITHOUT_LINKS: ReadonlySet<string> = new Set(['EPERM', 'EXDEV', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);
/** What a file system says of names alone. */
const ABOUT_NAMES: ReadonlySet<string> = new Set(['ENAMETOOLONG', 'EINVAL', 'EILSEQ', 'ENOTDIR']);

/**
 * Gives an item whose files are in the folder of its id a readable place. The file gets a second name there, or where the disk has
 * none a copy that is compared by hash; both are on the disk before the index says so, and what is in the folder of the id stays
 * until the next start has looked at it (removeFormer). A kill leaves the item in one place or the other. Throws what the disk says.
 */
export async function moveToPlace(deps: PlaceDeps, id: ItemId): Promise<PlaceMove> {
  const { db, folder } = deps;
  takeBackPlace(deps, id);
  const [item] = selectItems(db, 'WHERE id = :id', { id });
  if (!item || findPlace(db, id)) return 'gone';
  if (isWithoutFile(deps, item)) return await moveSidecar(deps, item);
  const from = folder.file(id, item.mediaFile ?? '');
  const facts = await stat(from).catch(() => null);
  if (!facts?.isFile() || (item.sizeBytes !== null && facts.size !== item.sizeBytes)) return 'left';
  try {
    const placed = await placeItemFile(deps, item, from);
    if (placed === null) return 'left';
    const outcome = switchPlace(deps, item);
    // Of an item that was deleted meanwhile nobody else knows it any more.
    if (outcome !== 'moved' && fileMark(placed.file) === placed.mark) await rm(placed.file, { force: true });
    return outcome;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && ABOUT_NAMES.has(String(error.code)))) throw error;
    return 'left';
  } finally {
    takeBackPlace(deps, id);
  }
}

async function moveSidecar(deps: PlaceDeps, item: StoredItem): Promise<PlaceMove> {
  const wanted = wantedPlace(deps, item, null);
  const place = await claimPlace(deps, { id: item.id, wanted, extension: null, state: 'coming', mark: null });
  return place === null ? 'left' : switchPlace(deps, item);
}

/** The file in its new place, on the disk; null where all names are taken. */
async function placeItemFile(
  deps: PlaceDeps,
  item: StoredItem,
  from: string,
): Promise<{ file: string; mark: string | null } | null> {
  const { folder } = deps;
  const ending = item.mediaFile?.startsWith('original') ? item.mediaFile.slice('original'.length) : '';
  const extension = ending === '.json' ? '.bin' : ending;
  const claim = {
    id: item.id,
    wanted: wantedPlace(deps, item, extension),
    extension,
    state: 'coming',
    mark: fileMark(from),
  } as const;
  for (;;) {
    const place = await claimPlace(deps, claim);
    if (place === null) return null;
    const target = folder.place(place) + extension;
    await mkdir(path.dirname(target), { recursive: true });
    const isThere = await linkOrCopy(deps, { id: item.id, from, target });
    if (!isThere) continue;
    const mark = fileMark(target);
    await syncFoldersUpTo(path.dirname(target), folder.root());
    return { file: target, mark };
  }
}

/** False where the name was taken just now. */
async function linkOrCopy(
  { db, folder }: { db: Db; folder: LibraryFolder },
  { id, from, target }: { id: ItemId; from: string; target: string },
): Promise<boolean> {
  try {
    await link(from, target);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EEXIST') return false;
    if (!WITHOUT_LINKS.has(code)) throw error;
  }
  const copy = path.join(folder.incoming(), randomUUID());
  try {
    if (!(await copyVerified(from, copy, 'the library'))) throw new Error('A copied file doesn’t match the original.');
    const mark = fileMark(copy);
    db.write((tx) => tx.run('UPDATE sidecars SET place_mark = :mark WHERE subject = :id', { id, mark }));
    return await placeFile(copy, target);
  } finally {
    await rm(copy, { force: true });
  }
}

/** From here on the files are in their place; the sidecar is written there as it is for any change. */
function switchPlace({ db, folder }: PlaceDeps, item: StoredItem): PlaceMove {
  return db.writeSynced((tx) => {
    const place = findPlace(tx, item.id);
    const isStillThere = tx.get('SELECT 1 FROM items WHERE id = :id', { id: item.id }) !== undefined;
    if (place?.state !== 'coming' || !isStillThere) return 'gone';
    const file = folder.place(place.place) + (place.extension ?? '');
    if (place.extension !== null) {
      if (fileMark(file) !== place.mark) return 'left';
      tx.run('UPDATE items SET media_file = :name WHERE id = :id', { id: item.id, name: path.basename(file) });
    }
    tx.run(
      `UPDATE sidecars SET place_state = 'moved', written_revision = 0, revision = revision + 1
       WHERE subject = :id`,
      { id: item.id },
    );
    return 'moved';
  });
}
