import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { syncFoldersUpTo } from '../../../../../shared/disk/sync-folder.ts';
import { stemOf } from '../../../../../shared/domain/files/file-name.ts';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { ItemKind } from '../../../../../shared/domain/library/item-kinds.ts';
import {
  isReservedPlace,
  numberedPlace,
  placeFromTemplate,
  placeTemplateFor,
} from '../../../../../shared/domain/library/places/place-name.ts';
import type { CoreContext } from '../../../core-context.ts';
import type { Db } from '../../../database/database.ts';
import { exists, isNameTaken } from '../../../files/paths/exists.ts';
import { firstFree } from '../../../files/paths/first-free.ts';
import { placeFile } from '../../../files/paths/new-files.ts';
import { expectItem } from '../../items/coming-items.ts';
import type { LibraryFolder } from '../../library-folder.ts';
import { fileMark, findPlace, isPlaceTaken, putPlace, type StoredPlace } from '../place-table.ts';
import { takeBackPlace } from './take-back-place.ts';

/** An item that is coming, as far as its place depends on it. */
export type ComingItem = { id: ItemId; kind: ItemKind; title: string; sourceName: string | null; createdAtMs: number };

/** What giving places needs. */
export type PlaceDeps = Pick<CoreContext, 'settings' | 'db'> & { folder: LibraryFolder };

const MOST_NAMES = 10_000;
/** What a file system says of names alone: the item is kept under its id then. */
const ABOUT_NAMES: ReadonlySet<string> = new Set(['ENAMETOOLONG', 'EINVAL', 'EILSEQ', 'ENOTDIR', 'EEXIST']);

/**
 * The place that the templates give an item, whether or not it is free. `extension` is that of its file (null for none): where it is
 * empty, no dot of a title may look like one.
 */
export function wantedPlace(
  { settings }: Pick<PlaceDeps, 'settings'>,
  item: Omit<ComingItem, 'id'>,
  extension: string | null,
): string {
  const source = item.sourceName === null ? item.title : stemOf(item.sourceName);
  const place = placeFromTemplate(placeTemplateFor(settings().library.placeTemplates, item.kind), { ...item, source });
  return extension === '' ? place.replaceAll('.', '_') : place;
}

/**
 * Gives a complete file its place in the library, before its item is stored. Nothing is ever overwritten, and what a crash leaves
 * is removed at the next start. Where the disk does not take the name, the file lies in the folder of the item's id. `mediaFile`
 * is its name. The file may lie where it was too, until the item is stored. Throws what the file system says.
 */
export async function settleFile(
  deps: PlaceDeps,
  item: ComingItem,
  { file, extension }: { file: string; extension: string },
): Promise<{ mediaFile: string }> {
  const { db, folder } = deps;
  expectItem(db, item.id);
  try {
    const placed = await placeBy(deps, item, { file, extension: extension === '.json' ? '.bin' : extension });
    if (placed) return { mediaFile: path.basename(placed) };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && ABOUT_NAMES.has(String(error.code)))) throw error;
  }
  // Without hard links it may have its new name alone.
  if (!(await exists(file))) await rename(settledAt(deps, item.id, ''), file);
  takeBackPlace(deps, item.id);
  const mediaFile = `original${extension}`;
  await mkdir(folder.item(item.id), { recursive: true });
  await rename(file, path.join(folder.item(item.id), mediaFile));
  await syncFoldersUpTo(folder.item(item.id), folder.media());
  return { mediaFile };
}

/** Null where all names are taken. */
async function placeBy(
  deps: PlaceDeps,
  item: ComingItem,
  { file, extension }: { file: string; extension: string },
): Promise<string | null> {
  const { folder } = deps;
  const mark = fileMark(file);
  for (;;) {
    const place = await claimPlace(deps, {
      id: item.id,
      wanted: wantedPlace(deps, item, extension),
      extension,
      state: 'coming',
      mark,
    });
    if (place === null) return null;
    const target = `${folder.place(place)}${extension}`;
    await mkdir(path.dirname(target), { recursive: true });
    if (!(await placeFile(file, target))) continue;
    await syncFoldersUpTo(path.dirname(target), folder.root());
    return target;
  }
}

type Claim = { id: ItemId; wanted: string } & Omit<StoredPlace, 'place'>;

/**
 * Keeps the first free place for an item, with `put`; null where all are taken. A place is free that no item has and where no file
 * is.
 */
export async function claimPlace(
  deps: { db: Db; folder: LibraryFolder },
  { id, wanted, ...claim }: Claim,
  put: typeof putPlace = putPlace,
): Promise<string | null> {
  const { db, folder } = deps;
  const endings = ['.json', ...(claim.extension === null ? [] : [claim.extension])];
  const isTaken = async (number: number) => {
    const place = numberedPlace(wanted, number);
    if (isReservedPlace(place) || isPlaceTaken(db, place, id)) return true;
    const taken = await Promise.all(endings.map((ending) => isNameTaken(folder.place(place) + ending)));
    return taken.includes(true);
  };
  for (let number = 1; (number = await firstFree(isTaken, number, MOST_NAMES)) < MOST_NAMES;) {
    const place = numberedPlace(wanted, number);
    if (db.write((tx) => put(tx, id, { place, ...claim }))) return place;
  }
  return null;
}

/** Where settleFile has put the file of an item that is still coming. */
export function settledAt({ db, folder }: PlaceDeps, id: ItemId, mediaFile: string): string {
  const place = findPlace(db, id);
  return place ? folder.place(place.place) + (place.extension ?? '') : folder.file(id, mediaFile);
}
