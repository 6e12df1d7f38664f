import { setImmediate } from 'node:timers/promises';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { ItemKind } from '../../../../../shared/domain/library/item-kinds.ts';
import type { LibraryRenames } from '../../../../../shared/domain/library/places/library-places.ts';
import { isPlaceOf, numberedPlace, placeKey } from '../../../../../shared/domain/library/places/place-name.ts';
import type { NameTemplates } from '../../../../../shared/domain/library/places/name-template.ts';
import type { Settings } from '../../../../../shared/domain/settings/settings.ts';
import { isPlaceTaken } from '../place-table.ts';
import { type PlaceDeps, wantedPlace } from '../claiming/settle-file.ts';

/** As many names are made before whatever else waits has its turn. */
const SLICE = 100;
/** Examples that are told. */
const MOST_EXAMPLES = 5;

type Placed = {
  row: number;
  id: ItemId;
  kind: ItemKind;
  title: string;
  sourceName: string | null;
  createdAtMs: number;
  place: string;
  extension: string | null;
  isOwn: 0 | 1;
};

/** An item whose files are called otherwise than the templates say now; `isOwn`: the user gave them their place. */
export type NamedOtherwise = { id: ItemId; place: string; wanted: string; extension: string | null; isOwn: boolean };

/** All such items, from the oldest on, in slices. Throws the signal's reason. */
export async function* namedOtherwise(
  deps: Pick<PlaceDeps, 'db' | 'settings'>,
  signal?: AbortSignal,
): AsyncGenerator<NamedOtherwise> {
  const sql = `SELECT items.row, items.id, kind, title, source_name AS sourceName, created_at_ms AS createdAtMs, place,
      place_extension AS extension, place_is_own AS isOwn
    FROM items JOIN sidecars ON subject = items.id
    WHERE place IS NOT NULL AND place_state <> 'coming' AND items.row > :after ORDER BY items.row LIMIT ${SLICE}`;
  for (let after = 0; ;) {
    signal?.throwIfAborted();
    const items = deps.db.all<Placed>(sql, { after });
    for (const { id, place, extension, isOwn, ...item } of items) {
      const wanted = wantedPlace(deps, item, extension);
      if (!isPlaceOf(place, wanted)) yield { id, place, wanted, extension, isOwn: isOwn === 1 };
    }
    const last = items.at(-1);
    if (!last) return;
    after = last.row;
    await setImmediate();
  }
}

/** See Library.renames. */
export async function previewRenames(
  { db, settings: present }: Pick<PlaceDeps, 'db' | 'settings'>,
  { templates, signal }: { templates?: NameTemplates | undefined; signal?: AbortSignal | undefined },
): Promise<LibraryRenames> {
  const settings = (): Settings => {
    const now = present();
    return templates === undefined ? now : { ...now, library: { ...now.library, placeTemplates: templates } };
  };
  const renames: LibraryRenames = { count: 0, ownCount: 0, examples: [] };
  const given = new Set<string>();
  for await (const { id, place, wanted, extension, isOwn } of namedOtherwise({ db, settings }, signal)) {
    if (isOwn) {
      renames.ownCount += 1;
      continue;
    }
    renames.count += 1;
    if (renames.examples.length >= MOST_EXAMPLES) continue;
    let number = 1;
    const isTaken = (at: string) => given.has(placeKey(at)) || isPlaceTaken(db, at, id);
    while (isTaken(numberedPlace(wanted, number))) number += 1;
    const to = numberedPlace(wanted, number);
    given.add(placeKey(to));
    const ending = extension ?? '.json';
    renames.examples.push({ from: place + ending, to: to + ending });
  }
  return renames;
}
