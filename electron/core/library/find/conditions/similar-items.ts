import { setImmediate } from 'node:timers/promises';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { Tx } from '../../../database/database.ts';
import { likenessTo } from '../../../media/images/looks/compare-looks.ts';
import type { ImageLook } from '../../../media/images/looks/image-look.ts';
import { lookOf, storedLooks } from '../../../looks/stored-looks.ts';

/** What is found at most, and how unlike the last of it may be. */
const MOST = 120;
const MOST_UNLIKE = 0.16;
/** Only so many are compared part by part. */
const CLOSELY = 150;
/** Looks that are read and compared before anybody else is answered, and those that are compared part by part. */
const SLICE = 1000;
const CLOSE_SLICE = 10;

type Reader = Pick<Tx, 'all' | 'get'>;
type Rated = { id: ItemId; look: ImageLook; apart: number };
/** `newest` is the number of the last look that was compared; null while only core's own questions have asked. */
type Answer = { id: string; newest: number; ids: ItemId[]; isPrepared: boolean };

/** The last answer of each database: lists ask for it page by page. */
const lastAnswers = new WeakMap<Reader, Answer>();
const preparing = new WeakMap<Reader, { id: string; done: Promise<void> }>();

/**
 * Images and clips that look like one, that one first, then the likest; none while its own look is unread. What was prepared
 * is taken as it is; else all are compared now, and nobody is answered meanwhile.
 */
export function similarItems(db: Reader, id: string): ItemId[] {
  const last = lastAnswers.get(db);
  const newest = newestOf(db);
  if (last?.id === id && (last.isPrepared || last.newest === newest)) return last.ids;
  const comparing = compareAll(db, id);
  let step = comparing.next();
  while (!step.done) step = comparing.next();
  lastAnswers.set(db, { id, newest, ids: step.value, isPrepared: false });
  return step.value;
}

/** Compares one image with all others in slices, so that everybody else is answered between them. */
export async function prepareSimilar(db: Reader, id: string): Promise<void> {
  const underway = preparing.get(db);
  if (underway?.id === id) return await underway.done;
  const done = prepare(db, id).finally(() => {
    if (preparing.get(db)?.done === done) preparing.delete(db);
  });
  preparing.set(db, { id, done });
  await done;
}

async function prepare(db: Reader, id: string): Promise<void> {
  const newest = newestOf(db);
  const last = lastAnswers.get(db);
  if (last?.id === id && last.newest === newest) return;
  const comparing = compareAll(db, id);
  let step = comparing.next();
  while (!step.done) {
    await setImmediate();
    step = comparing.next();
  }
  lastAnswers.set(db, { id, newest, ids: step.value, isPrepared: true });
}

const newestOf = (db: Reader): number =>
  db.get<{ newest: number | null }>('SELECT max(number) AS newest FROM image_looks')?.newest ?? 0;

/** Stops after each slice. */
function* compareAll(db: Reader, id: string): Generator<void, ItemId[]> {
  const own = lookOf(db, id);
  if (!own) return [];
  const { roughly, closely } = likenessTo(own);
  let likest: Rated[] = [];
  for (const looks of storedLooks(db, SLICE)) {
    const rated = looks.map((each) => ({ ...each, apart: each.id === id ? -1 : roughly(each.look) }));
    likest = nearest([...likest, ...rated], CLOSELY);
    yield;
  }
  const closer: Rated[] = [];
  for (let at = 0; at < likest.length; at += CLOSE_SLICE) {
    for (const each of likest.slice(at, at + CLOSE_SLICE)) {
      closer.push(each.id === id ? each : { ...each, apart: closely(each.look) });
    }
    yield;
  }
  return nearest(closer, MOST)
    .filter(({ apart }) => apart <= MOST_UNLIKE)
    .map((each) => each.id);
}

const nearest = (rated: readonly Rated[], most: number): Rated[] =>
  rated.toSorted((one, other) => one.apart - other.apart).slice(0, most);
