import { NOT_ORGANISED, type BoardPlace, type Organised } from '../../../shared/domain/organisation/organised.ts';
import type { Tx } from '../database/database.ts';
import { IS_LIVING_BOARD, readOrganised } from './organisation-table.ts';
import { type SubjectKey, textOf } from './subject-owner.ts';

/** What is written of a subject: its state, of which at least `fields` are other than `before`, what is stored. */
export type OrganisedWrite = {
  key: SubjectKey;
  before: Organised;
  state: Organised;
  fields: readonly (keyof Organised)[];
};

/** Fields that are columns of `organisation`. */
const COLUMNS = new Set<keyof Organised>([
  'isFavourite',
  'rating',
  'binnedAtMs',
  'verdict',
  'rejectReason',
  'colourLabel',
  'note',
]);

/**
 * Stores what is said of subjects, each named once. Tags, folders and boards are written only where they are among `fields`. With
 * one statement for all of them: of thousands, each call of the driver would cost as much as its row.
 */
export function writeOrganised(tx: Tx, writes: readonly OrganisedWrite[]): void {
  const changing = (field: keyof Organised) => writes.filter(({ fields }) => fields.includes(field));
  writeStates(
    tx,
    writes.filter(({ fields }) => fields.some((field) => COLUMNS.has(field))),
  );
  writeTags(tx, changing('tags'));
  writeFolders(tx, changing('folders'));
  for (const { key, state } of changing('boards')) if (key.kind === 'item') writeBoards(tx, key.id, state.boards);
}

/** Runs a statement over rows of values, as the JSON `:rows`; not at all without any. */
function runOver(tx: Tx, sql: string, rows: readonly (string | number | null)[][]): void {
  if (rows.length > 0) tx.run(sql, { rows: JSON.stringify(rows) });
}

function writeStates(tx: Tx, writes: readonly OrganisedWrite[]): void {
  runOver(
    tx,
    `INSERT INTO organisation (subject_kind, subject_id, is_favourite, rating, binned_at_ms, verdict, colour_label, note,
       reject_reason)
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
       value ->> 7, value ->> 8 FROM json_each(:rows) WHERE true
     ON CONFLICT DO UPDATE SET is_favourite = excluded.is_favourite, rating = excluded.rating,
       binned_at_ms = excluded.binned_at_ms, verdict = excluded.verdict,
       colour_label = excluded.colour_label, note = excluded.note,
       reject_reason = excluded.reject_reason`,
    writes.map(({ key, state }) => {
      const { rating, binnedAtMs, verdict, rejectReason, colourLabel, note } = state;
      return [
        key.kind,
        key.id,
        Number(state.isFavourite),
        rating,
        binnedAtMs,
        verdict,
        colourLabel,
        note,
        rejectReason,
      ];
    }),
  );
}

/** Only from the first tag on that is another one: each row that is written costs its place in the index of texts. */
function writeTags(tx: Tx, writes: readonly OrganisedWrite[]): void {
  const changes = writes.map(({ key: { kind, id }, before, state }) => {
    const different = state.tags.findIndex((tag, position) => tag !== before.tags[position]);
    const from = different < 0 ? state.tags.length : different;
    const [gone, come] = [before.tags.slice(from), state.tags.slice(from)];
    return { gone: gone.map((tag) => [kind, id, tag]), come: come.map((tag, index) => [kind, id, tag, index]) };
  });
  removeLabels(
    tx,
    'tag',
    changes.flatMap(({ gone }) => gone),
  );
  // Behind those that stay: what a SELECT reads of the table that it fills is from before.
  runOver(
    tx,
    `INSERT INTO organisation_tags (subject_kind, subject_id, position, tag)
     SELECT value ->> 0, value ->> 1, (SELECT coalesce(max(position) + 1, 0) FROM organisation_tags
       WHERE subject_kind = value ->> 0 AND subject_id = value ->> 1) + (value ->> 3), value ->> 2 FROM json_each(:rows)`,
    changes.flatMap(({ come }) => come),
  );
}

function writeFolders(tx: Tx, writes: readonly OrganisedWrite[]): void {
  const rowsOf = (of: (write: OrganisedWrite) => readonly string[]) =>
    writes.flatMap((write) => of(write).map((folder) => [write.key.kind, write.key.id, folder]));
  removeLabels(
    tx,
    'folder',
    rowsOf(({ before, state }) => before.folders.filter((folder) => !state.folders.includes(folder))),
  );
  runOver(
    tx,
    `INSERT INTO organisation_folders (subject_kind, subject_id, folder)
     SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(:rows)`,
    rowsOf(({ before, state }) => state.folders.filter((folder) => !before.folders.includes(folder))),
  );
}

function removeLabels(tx: Tx, label: 'tag' | 'folder', rows: readonly string[][]): void {
  const table = `organisation_${label}s`;
  runOver(
    tx,
    `DELETE FROM ${table} WHERE row IN (SELECT kept.row FROM json_each(:rows) AS gone CROSS JOIN ${table} AS kept
       ON kept.subject_kind = gone.value ->> 0 AND kept.subject_id = gone.value ->> 1 AND kept.${label} = gone.value ->> 2)`,
    rows as string[][],
  );
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
  writeOrganised(tx, [{ key: to, before, state: { ...state, binnedAtMs: null }, fields }]);
}
