import { NOT_ORGANISED, type Organised } from '../../../shared/domain/organisation/organised.ts';
import type { BoardPlace, Verdict } from '../../../shared/domain/organisation/organised.ts';
import type { Db, Tx } from '../database/database.ts';
import { type SubjectKey, textOf } from './subject-owner.ts';

/** Joins what is said of the item whose id is the column `id`: is_favourite, rating, verdict and binned_at_ms, null where nothing is. */
export const joinOrganisationOfItem = (id: string): string =>
  `LEFT JOIN organisation ON organisation.subject_kind = 'item' AND organisation.subject_id = ${id}`;

/** The condition that the item whose id is the column `id` lies in the bin. */
export const isItemBinned = (id: string): string => `EXISTS (SELECT 1 FROM organisation AS said
  WHERE said.subject_kind = 'item' AND said.subject_id = ${id} AND said.binned_at_ms IS NOT NULL)`;

/** Voices with what is said of them; `tags` and `folders` are JSON. */
export const ORGANISED_VOICES = `SELECT voices.*, coalesce(is_favourite, 0) AS is_favourite, coalesce(rating, 0) AS rating,
    binned_at_ms,
    (SELECT json_group_array(tag) FROM (SELECT tag FROM organisation_tags AS tags
      WHERE tags.subject_kind = voices.engine || '-voice' AND tags.subject_id = voices.id ORDER BY position)) AS tags,
    (SELECT json_group_array(folder) FROM (SELECT folder FROM organisation_folders AS folders
      WHERE folders.subject_kind = voices.engine || '-voice' AND folders.subject_id = voices.id ORDER BY folder)) AS folders
  FROM voices LEFT JOIN organisation ON subject_kind = voices.engine || '-voice' AND subject_id = voices.id`;

type Row = { id: string; is_favourite: number; rating: number; binned_at_ms: number | null; verdict: Verdict | null };

/** What is said of each of the subjects, by textOf; also of those of which nothing is. */
export function readOrganised(db: Db | Tx, keys: readonly SubjectKey[]): Map<string, Organised> {
  const states = new Map(
    keys.map((key) => [textOf(key), { ...NOT_ORGANISED, tags: [], folders: [], boards: [] } as Organised]),
  );
  const given = 'subject_kind = :kind AND subject_id IN (SELECT value FROM json_each(:ids))';
  for (const kind of new Set(keys.map((key) => key.kind))) {
    const ids = JSON.stringify(keys.filter((key) => key.kind === kind).map(({ id }) => id));
    const read = <Found extends { id: string }>(sql: string, note: (state: Organised, row: Found) => void) => {
      for (const row of db.all<Found>(sql, { kind, ids })) {
        const state = states.get(textOf({ kind, id: row.id }));
        if (state) note(state, row);
      }
    };
    read<Row>(
      `SELECT subject_id AS id, is_favourite, rating, binned_at_ms, verdict FROM organisation WHERE ${given}`,
      (state, row) =>
        Object.assign(state, {
          isFavourite: row.is_favourite === 1,
          rating: row.rating,
          binnedAtMs: row.binned_at_ms,
          verdict: row.verdict,
        }),
    );
    const tags = `SELECT subject_id AS id, tag FROM organisation_tags WHERE ${given} ORDER BY subject_id, position`;
    read<{ id: string; tag: string }>(tags, (state, { tag }) => void state.tags.push(tag));
    const folders = `SELECT subject_id AS id, folder FROM organisation_folders WHERE ${given} ORDER BY subject_id, folder`;
    read<{ id: string; folder: string }>(folders, (state, { folder }) => void state.folders.push(folder));
    if (kind !== 'item') continue;
    const boards = `SELECT item_id AS id, board_id AS boardId, place FROM board_items
      WHERE :kind = 'item' AND item_id IN (SELECT value FROM json_each(:ids)) AND ${IS_LIVING_BOARD} ORDER BY item_id, board_id`;
    read<{ id: string } & BoardPlace>(
      boards,
      (state, { boardId, place }) => void state.boards.push({ boardId, place }),
    );
  }
  return states;
}

/** What lies on a deleted board stays there, for undo, and is told to nobody. */
const IS_LIVING_BOARD = 'board_id IN (SELECT id FROM boards WHERE deleted_at_ms IS NULL)';

/** What is written of a subject: its state, of which at least `fields` are other than `before`, what is stored. */
export type OrganisedWrite = { before: Organised; state: Organised; fields: readonly (keyof Organised)[] };

/** Stores what is said of a subject. Its tags and folders are written only where they are among `fields`. */
export function writeOrganised(tx: Tx, { kind, id }: SubjectKey, { before, state, fields }: OrganisedWrite): void {
  const { isFavourite, rating, binnedAtMs, verdict } = state;
  const key = { kind, id };
  const changed = new Set(fields);
  if (changed.has('isFavourite') || changed.has('rating') || changed.has('binnedAtMs') || changed.has('verdict')) {
    tx.run(
      `INSERT INTO organisation (subject_kind, subject_id, is_favourite, rating, binned_at_ms, verdict)
       VALUES (:kind, :id, :isFavourite, :rating, :binnedAtMs, :verdict)
       ON CONFLICT DO UPDATE SET is_favourite = :isFavourite, rating = :rating, binned_at_ms = :binnedAtMs,
         verdict = :verdict`,
      { ...key, isFavourite: isFavourite ? 1 : 0, rating, binnedAtMs, verdict },
    );
  }
  if (changed.has('tags')) writeTags(tx, key, { before: before.tags, after: state.tags });
  if (changed.has('folders')) writeFolders(tx, key, { before: before.folders, after: state.folders });
  if (changed.has('boards') && kind === 'item') writeBoards(tx, id, state.boards);
}

type Labels = { before: readonly string[]; after: readonly string[] };

/** Only from the first tag on that is another one: each row that is written costs its place in the index of texts. */
function writeTags(tx: Tx, key: SubjectKey, { before, after }: Labels): void {
  const different = after.findIndex((tag, position) => tag !== before[position]);
  const from = different < 0 ? after.length : different;
  const remove = 'DELETE FROM organisation_tags WHERE subject_kind = :kind AND subject_id = :id AND tag = :tag';
  for (const tag of before.slice(from)) tx.run(remove, { ...key, tag });
  const insert = `INSERT INTO organisation_tags (subject_kind, subject_id, position, tag) SELECT :kind, :id,
    coalesce(max(position) + 1, 0), :tag FROM organisation_tags WHERE subject_kind = :kind AND subject_id = :id`;
  for (const tag of after.slice(from)) tx.run(insert, { ...key, tag });
}

function writeFolders(tx: Tx, key: SubjectKey, { before, after }: Labels): void {
  const remove = `DELETE FROM organisation_folders WHERE subject_kind = :kind AND subject_id = :id AND folder = :folder`;
  for (const folder of before.filter((each) => !after.includes(each))) tx.run(remove, { ...key, folder });
  const insert = `INSERT INTO organisation_folders (subject_kind, subject_id, folder) VALUES (:kind, :id, :folder)`;
  for (const folder of after.filter((each) => !before.includes(each))) tx.run(insert, { ...key, folder });
}

/** What is taken off a board is known to it from then on: no rule puts it there again. */
function writeBoards(tx: Tx, id: string, places: readonly BoardPlace[]): void {
  const values = { id, kept: JSON.stringify(places.map(({ boardId }) => boardId)) };
  const taken = `board_items WHERE item_id = :id AND ${IS_LIVING_BOARD}
    AND board_id NOT IN (SELECT value FROM json_each(:kept))`;
  tx.run(`INSERT OR IGNORE INTO board_known_items (board_id, item_id) SELECT board_id, item_id FROM ${taken}`, values);
  tx.run(`DELETE FROM ${taken}`, values);
  for (const { boardId, place } of places)
    tx.run(
      `INSERT INTO board_items (board_id, item_id, place) VALUES (:boardId, :id, :place)
       ON CONFLICT DO UPDATE SET place = :place`,
      { boardId, id, place },
    );
}

/** Something new begins as another is kept: a voice that a service has now too, as its twin. The bin is not taken over. */
export function copyOrganised(tx: Tx, from: SubjectKey, to: SubjectKey): void {
  const state = readOrganised(tx, [from]).get(textOf(from)) ?? NOT_ORGANISED;
  const fields = ['isFavourite', 'rating', 'tags', 'folders'] as const;
  const before = readOrganised(tx, [to]).get(textOf(to)) ?? NOT_ORGANISED;
  writeOrganised(tx, to, { before, state: { ...state, binnedAtMs: null }, fields });
}

/** A new part of an item that lies in the bin lies there too, as if it had gone there with it. */
export function binWithOwner(tx: Tx, { id, ownerId }: { id: string; ownerId: string }): void {
  tx.run(
    `INSERT INTO organisation (subject_kind, subject_id, binned_at_ms) SELECT 'item', :id, binned_at_ms FROM organisation
     WHERE subject_kind = 'item' AND subject_id = :ownerId AND binned_at_ms IS NOT NULL
     ON CONFLICT DO UPDATE SET binned_at_ms = excluded.binned_at_ms`,
    { id, ownerId },
  );
}
