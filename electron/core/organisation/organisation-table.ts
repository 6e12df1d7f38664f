import { NOT_ORGANISED, type Organised } from '../../../shared/domain/organisation/organised.ts';
import type { BoardPlace, ColourLabel, Verdict } from '../../../shared/domain/organisation/organised.ts';
import type { Db, Tx } from '../database/database.ts';
import { type SubjectKey, textOf } from './subject-owner.ts';

/** Joins what is said of the item whose id is the column `id`: is_favourite, rating, verdict, colour_label, note and binned_at_ms, null where nothing is. */
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

type Row = {
  id: string;
  is_favourite: number;
  rating: number;
  binned_at_ms: number | null;
  verdict: Verdict | null;
  reject_reason: string;
  colour_label: ColourLabel | null;
  note: string;
};

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
      `SELECT subject_id AS id, is_favourite, rating, binned_at_ms, verdict, reject_reason, colour_label, note
       FROM organisation WHERE ${given}`,
      (state, row) =>
        Object.assign(state, {
          isFavourite: row.is_favourite === 1,
          rating: row.rating,
          binnedAtMs: row.binned_at_ms,
          verdict: row.verdict,
          rejectReason: row.reject_reason,
          colourLabel: row.colour_label,
          note: row.note,
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

/** The condition of rows of `board_items` that are told: what lies on a deleted board stays there, for undo, and is told to nobody. */
export const IS_LIVING_BOARD = 'board_id IN (SELECT id FROM boards WHERE deleted_at_ms IS NULL)';

/** A new part of an item that lies in the bin lies there too, as if it had gone there with it. */
export function binWithOwner(tx: Tx, { id, ownerId }: { id: string; ownerId: string }): void {
  tx.run(
    `INSERT INTO organisation (subject_kind, subject_id, binned_at_ms) SELECT 'item', :id, binned_at_ms FROM organisation
     WHERE subject_kind = 'item' AND subject_id = :ownerId AND binned_at_ms IS NOT NULL
     ON CONFLICT DO UPDATE SET binned_at_ms = excluded.binned_at_ms`,
    { id, ownerId },
  );
}
