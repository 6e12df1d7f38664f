import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Tx } from '../../database/database.ts';
import { likenessTo } from '../../media/images/looks/compare-looks.ts';
import { type ImageLook, type LookColour, parseDescriptor } from '../../media/images/looks/image-look.ts';

/** What is found at most, and how unlike the last of it may be. */
const MOST = 120;
const MOST_UNLIKE = 0.16;
/** Only so many are compared part by part. */
const CLOSELY = 150;

type Reader = Pick<Tx, 'all' | 'get'>;
type Candidate = { id: ItemId; look: ImageLook };

/** The last answer of each database: lists ask for it page by page. Valid as long as no look was stored since. */
const lastAnswers = new WeakMap<Reader, { id: string; newest: number; ids: ItemId[] }>();

/** Images and clips that look like one, that one first, then the likest; none while its own look is unread. */
export function similarItems(db: Reader, id: string): ItemId[] {
  const newest = db.get<{ newest: number | null }>('SELECT max(number) AS newest FROM image_looks')?.newest ?? 0;
  const last = lastAnswers.get(db);
  if (last?.id === id && last.newest === newest) return last.ids;
  const ids = compareAll(candidates(db), id);
  lastAnswers.set(db, { id, newest, ids });
  return ids;
}

function compareAll(all: readonly Candidate[], id: string): ItemId[] {
  const own = all.find((each) => each.id === id);
  if (!own) return [];
  const { roughly, closely } = likenessTo(own.look);
  return all
    .map((each) => ({ ...each, apart: roughly(each.look) }))
    .toSorted((one, other) => one.apart - other.apart)
    .slice(0, CLOSELY)
    .map((each) => ({ id: each.id, apart: each.id === id ? -1 : closely(each.look) }))
    .filter(({ apart }) => apart <= MOST_UNLIKE)
    .toSorted((one, other) => one.apart - other.apart)
    .slice(0, MOST)
    .map((each) => each.id);
}

function candidates(db: Reader): Candidate[] {
  const colours = new Map<string, LookColour[]>();
  const rows = db.all<LookColour & { itemId: string }>(
    'SELECT item_id AS itemId, lightness, a, b, share FROM image_colours',
  );
  for (const { itemId, ...colour } of rows) {
    const known = colours.get(itemId);
    if (known) known.push(colour);
    else colours.set(itemId, [colour]);
  }
  return db
    .all<{ id: ItemId; descriptor: string }>('SELECT item_id AS id, descriptor FROM image_looks')
    .flatMap(({ id, descriptor }) => {
      const parsed = parseDescriptor(descriptor);
      return parsed ? [{ id, look: { ...parsed, colours: colours.get(id) ?? [] } }] : [];
    });
}
