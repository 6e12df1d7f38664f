import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { syncFoldersUpTo } from '../../../../../shared/disk/sync-folder.ts';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { isPlaceOf } from '../../../../../shared/domain/library/places/place-name.ts';
import { exists } from '../../../files/paths/exists.ts';
import { selectItems, type StoredItem } from '../../items/item-table.ts';
import { isAboutNames, linkOrCopy } from './link-or-copy.ts';
import type { PlaceMove } from './move-to-place.ts';
import { forgetMove, movesOfItem, putMove, takeBackNames } from '../place-moves.ts';
import { fileMark, findPlace, putPlace, type StoredPlace } from '../place-table.ts';
import { claimPlace, type PlaceDeps, wantedPlace } from '../claiming/settle-file.ts';
import { sidecarOwner } from '../sidecar-owner.ts';

/**
 * Gives the files of an item that are in a readable folder the name that the template says now, with a number where that is taken.
 * File and sidecar get a second name (a verified copy where the disk has no hard links), both on the disk before the index says
 * so; the former names go afterwards (removeFormerNames). A kill leaves the item under one name or the other. Throws what the disk
 * says.
 */
export async function renameToPlace(deps: PlaceDeps, id: ItemId): Promise<PlaceMove> {
  const { db } = deps;
  takeBackNames(deps, id);
  const [item] = selectItems(db, 'WHERE id = :id', { id });
  const present = findPlace(db, id);
  if (!item || !present || present.state === 'coming') return 'gone';
  if (isPlaceOf(present.place, wantedPlace(deps, item, present.extension))) return 'gone';
  if (!(await isAsItShouldBe(deps, item, present))) return 'left';
  try {
    return (await giveName(deps, item, present)) ? switchName(deps, id, present) : 'left';
  } catch (error) {
    if (!isAboutNames(error)) throw error;
    return 'left';
  } finally {
    takeBackNames(deps, id);
  }
}

/** Nothing gets the item's name that is not its own: a file of another size, or somebody else's sidecar. */
async function isAsItShouldBe({ folder }: PlaceDeps, { id, sizeBytes }: StoredItem, present: StoredPlace) {
  const stem = folder.place(present.place);
  const owner = sidecarOwner(`${stem}.json`);
  if (owner !== 'none' && owner !== id) return false;
  if (present.extension === null) return true;
  const facts = await stat(stem + present.extension).catch(() => null);
  return facts?.isFile() === true && (sizeBytes === null || facts.size === sizeBytes);
}

/** False where all names are taken. */
async function giveName(deps: PlaceDeps, item: StoredItem, present: StoredPlace): Promise<boolean> {
  const { db, folder } = deps;
  const { id } = item;
  const { extension } = present;
  const from = folder.place(present.place);
  const mark = extension === null ? null : fileMark(from + extension);
  for (;;) {
    const claim = { id, wanted: wantedPlace(deps, item, extension), extension, state: 'coming', mark } as const;
    const place = await claimPlace(deps, claim, (tx, _id, stored) => putMove(tx, { ...stored, id, state: 'coming' }));
    if (place === null) return false;
    const target = folder.place(place);
    await mkdir(path.dirname(target), { recursive: true });
    const noteCopy = (copied: string | null) =>
      db.write((tx) => void putMove(tx, { id, place, extension, state: 'coming', mark: copied }));
    const endings = [...(extension === null ? [] : [extension]), ...((await exists(`${from}.json`)) ? ['.json'] : [])];
    let isWhole = true;
    for (const ending of endings) {
      const names = { from: from + ending, target: target + ending };
      isWhole &&= await linkOrCopy(folder, names, ending === '.json' ? () => undefined : noteCopy);
    }
    if (!isWhole) {
      takeBackNames(deps, id);
      continue;
    }
    await syncFoldersUpTo(path.dirname(target), folder.root());
    return true;
  }
}

/** From here on the files have their new name; what the sidecar says of it is written as it is for any change. */
function switchName({ db, folder }: PlaceDeps, id: ItemId, from: StoredPlace): PlaceMove {
  return db.writeSynced((tx) => {
    const coming = movesOfItem(tx, id).find(({ state }) => state === 'coming');
    const present = findPlace(tx, id);
    const isStillThere = tx.get('SELECT 1 FROM items WHERE id = :id', { id }) !== undefined;
    if (!coming || present?.place !== from.place || !isStillThere) return 'gone';
    const { place, extension, mark } = coming;
    const file = folder.place(place) + (extension ?? '');
    if (extension !== null && fileMark(file) !== mark) return 'left';
    forgetMove(tx, coming);
    putPlace(tx, id, { place, extension, state: present.state, mark });
    putMove(tx, { id, place: present.place, extension, state: 'former', mark: present.mark });
    if (extension !== null)
      tx.run('UPDATE items SET media_file = :name WHERE id = :id', { id, name: path.basename(file) });
    tx.run('UPDATE sidecars SET written_revision = 0, revision = revision + 1 WHERE subject = :id', { id });
    return 'moved';
  });
}
