import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { movedPlaces, type Placed } from '../../../../shared/domain/organisation/moved-places.ts';
import type { Tx } from '../../database/database.ts';

/** Chats in the user's own order: those without a place first, the newest on top. */
const OWN_ORDER = `SELECT id, place FROM conversations JOIN items USING (id)
  ORDER BY place IS NOT NULL, place, last_message_at_ms DESC, items.row DESC`;

/** Puts a chat before another one in the user's own order, or at the end. Throws NOT_FOUND. */
export function moveConversation(tx: Tx, { id, before }: { id: ItemId; before: ItemId | null }): void {
  const rows = tx.all<{ id: ItemId; place: number | null }>(OWN_ORDER);
  const known = new Set(rows.map((row) => row.id));
  if (!known.has(id) || (before !== null && !known.has(before))) {
    throw new Failure('NOT_FOUND', 'This chat is no longer in the library.', { id });
  }
  const placed = withPlaces(rows);
  const changed = new Map(
    placed.filter(({ place }, index) => place !== rows[index]?.place).map((each) => [each.id, each.place]),
  );
  for (const each of movedPlaces(placed, [id], before)) changed.set(each.id, each.place);
  for (const [changedId, place] of changed) {
    tx.run('UPDATE conversations SET place = :place WHERE id = :changedId', { changedId, place });
  }
}

/** Gives those without a place one ahead of all others, in the order in which they are shown. */
function withPlaces(rows: readonly { id: ItemId; place: number | null }[]): Placed<ItemId>[] {
  const unplaced = rows.filter(({ place }) => place === null).length;
  const first = rows[unplaced]?.place ?? unplaced;
  return rows.map(({ id, place }, index) => ({ id, place: place ?? first - unplaced + index }));
}
