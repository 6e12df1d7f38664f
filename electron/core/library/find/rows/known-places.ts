import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { Db } from '../../../database/database.ts';

/** A row of a list and its place in it, from 0. */
export type KnownPlace = { place: number; id: ItemId; createdAtMs: number };

/** Of one list. A user who scrolls through all of a library reads more pages; the first ones are forgotten then. */
const MOST_PLACES = 1000;

type Version = { own: number; foreign: number };
type Known = { version: Version; lists: Map<string, KnownPlace[]> };

const known = new WeakMap<Db, Known>();

/**
 * Places of rows that were read before, by list: a page far down is counted from the nearest one and not from the top, whatever the
 * library's size. Whatever is written into the database, by any program, ends what is known.
 */
export function knownPlaces(db: Db, list: string) {
  const places = placesOf(db, list);
  return {
    /** The last known row up to a place; null where none is. */
    nearest: (place: number): KnownPlace | null => places[indexAfter(places, place) - 1] ?? null,
    /** Notes a row. */
    note: (row: KnownPlace): void => {
      const index = indexAfter(places, row.place);
      if (places[index - 1]?.place === row.place) return;
      places.splice(index, 0, row);
      if (places.length > MOST_PLACES) places.shift();
    },
  };
}

function placesOf(db: Db, list: string): KnownPlace[] {
  const version = versionOf(db);
  let all = known.get(db);
  if (all?.version.own !== version.own || all.version.foreign !== version.foreign) {
    all = { version, lists: new Map() };
    known.set(db, all);
  }
  const places = all.lists.get(list) ?? [];
  all.lists.set(list, places);
  return places;
}

/** Rows that this connection changed, and a number that changes with what others write. */
const versionOf = (db: Db): Version =>
  db.get<Version>('SELECT total_changes() AS own, data_version AS "foreign" FROM pragma_data_version') as Version;

/** How many of the places are at most `place`; they are in order. */
function indexAfter(places: readonly KnownPlace[], place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle]?.place ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
