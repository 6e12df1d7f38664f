import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { syncFoldersUpTo } from '../../../../../shared/disk/sync-folder.ts';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { selectItems, type StoredItem } from '../../items/item-table.ts';
import { isAboutNames, linkOrCopy } from './link-or-copy.ts';
import { isWithoutFile } from '../place-without-file.ts';
import { fileMark, findPlace } from '../place-table.ts';
import { claimPlace, type PlaceDeps, wantedPlace } from '../claiming/settle-file.ts';
import { takeBackPlace } from '../claiming/take-back-place.ts';

/** What came of an item: `left` where it is, since its file is not as it should be, or the disk takes no such name. */
export type PlaceMove = 'moved' | 'left' | 'gone';

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
    if (!isAboutNames(error)) throw error;
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
  const { db, folder } = deps;
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
    const isThere = await linkOrCopy(folder, { from, target }, (mark) =>
      db.write((tx) => tx.run('UPDATE sidecars SET place_mark = :mark WHERE subject = :id', { id: item.id, mark })),
    );
    if (!isThere) continue;
    const mark = fileMark(target);
    await syncFoldersUpTo(path.dirname(target), folder.root());
    return { file: target, mark };
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
