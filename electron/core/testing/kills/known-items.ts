import type { Db } from '../../database/database.ts';
import type { LibraryStep } from './killed-library.ts';

/** What is known of an item. */
type KnownItem = { title: string; tags: string[]; boards: string[]; isBinned: boolean };
/** What a library has, by id. */
export type KnownItems = Map<string, KnownItem>;

/** What a library has now. */
export function readKnownItems(db: Db): KnownItems {
  const rows = db.all<{ id: string; title: string; binnedAtMs: number | null }>(
    `SELECT items.id, title, binned_at_ms AS binnedAtMs FROM items
     LEFT JOIN organisation ON subject_kind = 'item' AND subject_id = items.id`,
  );
  const names = (sql: string, id: string) => db.all<{ name: string }>(sql, { id }).map(({ name }) => name);
  return new Map(
    rows.map(({ id, title, binnedAtMs }) => [
      id,
      {
        title,
        isBinned: binnedAtMs !== null,
        tags: names(`SELECT tag AS name FROM organisation_tags WHERE subject_id = :id ORDER BY tag`, id),
        boards: names(
          `SELECT name FROM boards JOIN board_items ON board_id = boards.id WHERE item_id = :id ORDER BY name`,
          id,
        ),
      },
    ]),
  );
}

/** What a library has after a step was carried out. The title of what is imported or made is the name of its file. */
export function afterStep(known: KnownItems, step: LibraryStep): KnownItems {
  const next = new Map([...known].map(([id, item]) => [id, structuredClone(item)]));
  const item = 'id' in step && step.id !== undefined ? next.get(step.id) : undefined;
  if ('name' in step && step.do !== 'board' && step.id !== undefined)
    next.set(step.id, { title: step.name.replace('.wav', ''), tags: [], boards: [], isBinned: false });
  if (step.do === 'empty') for (const id of step.ids) next.delete(id);
  if (!item) return next;
  if (step.do === 'rename') item.title = step.title;
  if (step.do === 'tag') item.tags = [...item.tags, step.tag].toSorted();
  if (step.do === 'board') item.boards = [...item.boards, step.name].toSorted();
  if (step.do === 'bin') item.isBinned = true;
  return next;
}
