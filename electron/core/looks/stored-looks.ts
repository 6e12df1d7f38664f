import type { ItemId } from '../../../shared/domain/ids.ts';
import type { Tx } from '../database/database.ts';
import { type ImageLook, type LookColour, parseDescriptor } from '../media/images/looks/image-look.ts';

type Reader = Pick<Tx, 'all' | 'get'>;
type StoredRow = { number: number; id: ItemId; descriptor: string };

/** A look and whose it is. */
export type LookOfItem = { id: ItemId; look: ImageLook };

const SELECT = 'SELECT number, item_id AS id, descriptor FROM image_looks';

/** How one item looks; null while that is unread, or where the stored look cannot be read. */
export function lookOf(db: Reader, id: string): ImageLook | null {
  const rows = db.all<StoredRow>(`${SELECT} WHERE item_id = :id`, { id });
  return withColours(db, rows)[0]?.look ?? null;
}

/** All stored looks, `limit` at a time, in the order in which they were stored. Those that cannot be read are left out. */
export function* storedLooks(db: Reader, limit: number): Generator<LookOfItem[], void> {
  let after = 0;
  for (;;) {
    const rows = db.all<StoredRow>(`${SELECT} WHERE number > :after ORDER BY number LIMIT :limit`, { after, limit });
    const last = rows.at(-1);
    if (!last) return;
    after = last.number;
    yield withColours(db, rows);
  }
}

function withColours(db: Reader, rows: readonly StoredRow[]): LookOfItem[] {
  const colours = coloursOf(db, rows);
  return rows.flatMap(({ id, descriptor }) => {
    const parsed = parseDescriptor(descriptor);
    return parsed ? [{ id, look: { ...parsed, colours: colours.get(id) ?? [] } }] : [];
  });
}

function coloursOf(db: Reader, rows: readonly StoredRow[]): Map<string, LookColour[]> {
  const found = db.all<LookColour & { itemId: string }>(
    `SELECT item_id AS itemId, lightness, a, b, share FROM image_colours
     WHERE item_id IN (SELECT value FROM json_each(:ids))`,
    { ids: JSON.stringify(rows.map(({ id }) => id)) },
  );
  const colours = new Map<string, LookColour[]>();
  for (const { itemId, ...colour } of found) {
    const known = colours.get(itemId);
    if (known) known.push(colour);
    else colours.set(itemId, [colour]);
  }
  return colours;
}
