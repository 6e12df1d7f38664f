import { setImmediate } from 'node:timers/promises';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Db, Tx } from '../../database/database.ts';
import { exists } from '../../files/paths/exists.ts';
import { selectItems, type StoredItem } from '../items/item-table.ts';
import type { LibraryFolder } from '../library-folder.ts';
import { isWithoutFile } from './place-without-file.ts';
import { forgetMove, putMove } from './place-moves.ts';
import { fileMark, findPlace, foundPlace, freePlace, putPlace, type StoredPlace } from './place-table.ts';
import { type OwnedSidecar, readOwner } from './sidecar-owner.ts';
import { walkPlaces } from './walk-places.ts';

/** As many items are looked at before whatever else waits has its turn. */
const SLICE = 50;

/** What is watched of a look through the whole library. */
export type FindControl = {
  /** Whether it was the user who put files elsewhere, so that no template moves them. */
  isOwn: boolean;
  signal?: AbortSignal;
  /** Of so many things to be looked at, as far as they are known, so many were. */
  report?: (done: number, total: number) => void;
};

type Found = OwnedSidecar & { place: string };
type Deps = { db: Db; folder: LibraryFolder };

/**
 * Finds by their sidecars where the files of items are now that are not where the index says: moved or renamed together with them
 * outside of the program, or placed since the index was backed up. A place at which another item's sidecar is belongs to that
 * one. Works in slices; broken off, it finds the rest when it is called again. Returns how many were found. Throws the signal's
 * reason, and what keeps files from being read.
 */
export async function findPlaces(deps: Deps, { isOwn, signal, report }: FindControl): Promise<number> {
  const { db } = deps;
  const itemCount = db.get<{ count: number }>('SELECT count(*) AS count FROM items')?.count ?? 0;
  const found = await sidecarsById(deps.folder, { signal, report: (done, all) => report?.(done, all + itemCount) });
  const isToMove = (id: ItemId) => found.byId.has(id) || isOfAnother(deps, id);
  const astray: ItemId[] = [];
  let done = found.sidecarCount;
  for (let after = ''; ;) {
    const items = selectItems(db, 'WHERE id > :after ORDER BY id LIMIT :limit', { after, limit: SLICE });
    for (const item of items) if ((await isAstray(deps, item)) && isToMove(item.id)) astray.push(item.id);
    const last = items.at(-1);
    if (!last) break;
    after = last.id;
    report?.((done += items.length), found.sidecarCount + itemCount);
    await pause(signal);
  }
  // All of them first: one may be where another was.
  await inSlices({ db, signal }, astray, (tx, id) => freePlace(tx, id));
  let count = 0;
  await inSlices({ db, signal }, astray, (tx, id) => {
    const place = found.byId.get(id);
    if (!putFound(tx, id, place)) return;
    count += 1;
    for (const other of found.others.get(id) ?? []) noteFormerName(deps, tx, { id, place, other });
    if (isOwn) tx.run('UPDATE sidecars SET place_is_own = 1 WHERE subject = :id', { id });
  });
  return count;
}

async function pause(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await setImmediate();
}

async function inSlices(
  { db, signal }: { db: Db; signal: AbortSignal | undefined },
  ids: readonly ItemId[],
  apply: (tx: Tx, id: ItemId) => void,
): Promise<void> {
  for (let at = 0; at < ids.length; at += SLICE) {
    db.write((tx) => ids.slice(at, at + SLICE).forEach((id) => apply(tx, id)));
    await pause(signal);
  }
}

/** The first of several by name is it: a copy that somebody made is not looked for. `others` have the sidecars of the rest. */
async function sidecarsById(
  folder: LibraryFolder,
  { signal, report }: { signal: AbortSignal | undefined; report: (done: number, total: number) => void },
): Promise<{ byId: Map<ItemId, Found>; others: Map<ItemId, Found[]>; sidecarCount: number }> {
  const byId = new Map<ItemId, Found>();
  const others = new Map<ItemId, Found[]>();
  const sidecars = (await walkPlaces(folder, signal)).filter((file) => file.endsWith('.json'));
  for (const [at, file] of sidecars.entries()) {
    const place = file.slice(0, -'.json'.length);
    const owner = readOwner(folder.place(place) + '.json');
    // One may be large.
    await pause(signal);
    if (at % SLICE === 0) report(at, sidecars.length);
    if (typeof owner === 'string') continue;
    const { extension } = foundPlace(place, owner);
    if (extension !== null && !(await exists(folder.place(place) + extension))) continue;
    const found = { ...owner, place };
    const other = byId.get(owner.id);
    const isFirst = other === undefined || place < other.place;
    if (isFirst) byId.set(owner.id, found);
    if (other) others.set(owner.id, [...(others.get(owner.id) ?? []), isFirst ? other : found]);
  }
  return { byId, others, sidecarCount: sidecars.length };
}

async function isAstray(deps: Deps, item: StoredItem): Promise<boolean> {
  const { folder } = deps;
  const { id, mediaFile } = item;
  if (isOfAnother(deps, id)) return true;
  return !(await exists(isWithoutFile(deps, item) ? folder.sidecar(id) : folder.file(id, mediaFile ?? '')));
}

/** Whether the place that an item has is another's by its sidecar. */
function isOfAnother({ db, folder }: Deps, id: ItemId): boolean {
  const owner = findPlace(db, id) ? readOwner(folder.sidecar(id)) : 'none';
  return typeof owner !== 'string' && owner.id !== id;
}

function putFound(tx: Tx, id: ItemId, found: Found | undefined): boolean {
  if (!found) return false;
  const stored: StoredPlace = foundPlace(found.place, found);
  // By its sidecar the place is this item's, whoever had the name before.
  forgetMove(tx, found);
  if (!putPlace(tx, id, stored)) return false;
  const name = found.place.split('/').at(-1) ?? '';
  if (stored.extension !== null)
    tx.run('UPDATE items SET media_file = :name WHERE id = :id', { id, name: name + stored.extension });
  // Its revision is counted up with it, or by hand: what it is called is to be said by it.
  tx.run('UPDATE sidecars SET revision = revision + 1 WHERE subject = :id', { id });
  return true;
}

/** The very same file under another name is one that the item had before, which a rename had not removed yet. */
function noteFormerName(
  { folder }: Pick<Deps, 'folder'>,
  tx: Tx,
  { id, place, other }: { id: ItemId; place: Found | undefined; other: Found },
): void {
  if (!place) return;
  const [present, former] = [place, other].map((each) => foundPlace(each.place, each));
  const markOf = (stored: StoredPlace | undefined) =>
    stored?.extension == null ? null : fileMark(folder.place(stored.place) + stored.extension);
  const mark = markOf(former);
  if (former && mark !== null && mark === markOf(present)) putMove(tx, { ...former, id, state: 'former', mark });
}
