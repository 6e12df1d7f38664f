import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { isSameValue } from '../../../../shared/domain/script/same-value.ts';
import type { TakesChange } from '../../../../shared/domain/script/script-views.ts';
import type { SoundFormat } from '../../../../shared/domain/script/script-settings.ts';
import type { SpeechRecipe, Take, TakeCheck, TakeWord } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { parseStoredRecipe, storedRecipe } from '../../../../shared/domain/recipe/stored-recipe.ts';
import type { Db, Tx } from '../../database/database.ts';
import { binWithOwner, isItemBinned, joinOrganisationOfItem } from '../../organisation/organisation-table.ts';
import { saveWords } from './take-words.ts';

/** What a new take begins with; its item is stored in the same transaction before it. */
export type NewTake = Omit<Take, 'number' | 'hasWords' | 'isPicked' | 'isKept' | 'rating' | 'check' | 'createdAtMs'> & {
  words: readonly TakeWord[] | null;
};

type TakeRow = {
  id: string;
  script_id: string;
  line_id: string;
  number: number;
  recipe: string;
  sound: string;
  engine: string;
  host: string | null;
  duration_ms: number;
  has_words: number;
  is_current: number;
  is_kept: number;
  rating: number;
  is_partial: number;
  billed_characters: number | null;
  take_check: string | null;
  created_at_ms: number;
};

/**
 * Takes that are not in the bin. The current one of a line is the picked one; while that lies in the bin the newest stands
 * in for it, and when it comes back it is current again.
 */
const PRESENT = `SELECT takes.*, coalesce(organisation.rating, 0) AS rating,
    EXISTS (SELECT 1 FROM take_words WHERE take_id = takes.id) AS has_words,
    row_number() OVER (PARTITION BY takes.line_id ORDER BY takes.is_picked DESC, takes.number DESC) = 1 AS is_current
  FROM takes ${joinOrganisationOfItem('takes.id')}
  WHERE takes.script_id = :scriptId AND organisation.binned_at_ms IS NULL`;

const MADE_ORDER = 'takes.created_at_ms, takes.rowid';

/**
 * The number of the last take of a line that was made of the same recipe, 0 where there is none; takes in the bin count too.
 */
export function lastTakeNumber(db: Db | Tx, of: Pick<NewTake, 'scriptId' | 'lineId' | 'recipe'>): number {
  const rows = db.all<Pick<TakeRow, 'number' | 'recipe'>>(
    'SELECT number, recipe FROM takes WHERE script_id = :scriptId AND line_id = :lineId ORDER BY number DESC',
    { scriptId: of.scriptId, lineId: of.lineId },
  );
  return rows.find(({ recipe }) => isSameValue(parseStoredRecipe(recipe), of.recipe))?.number ?? 0;
}

/**
 * Stores a take of a line: gives it the next number, picks it and unpicks the others of the line; its item belongs to the
 * script from now on. The caller publishes `takes` with the script's id after the transaction.
 */
export function insertTake(tx: Tx, take: NewTake): Take {
  const { scriptId, lineId } = take;
  const place = { scriptId, lineId };
  // A script that went into the bin meanwhile takes what comes late along.
  tx.run('UPDATE items SET owner_id = :scriptId WHERE id = :id', { id: take.id, scriptId });
  binWithOwner(tx, { id: take.id, ownerId: scriptId });
  tx.run('UPDATE takes SET is_picked = 0 WHERE script_id = :scriptId AND line_id = :lineId AND is_picked = 1', place);
  tx.run(
    `INSERT INTO takes (id, script_id, line_id, number, recipe, sound, engine, host, duration_ms, is_picked, is_kept,
       is_partial, billed_characters, take_check, created_at_ms)
     VALUES (:id, :scriptId, :lineId, :number, :recipe, :sound, :engine, :host, :durationMs, 1, 0, :isPartial,
       :billedCharacters, NULL, :now)`,
    {
      ...place,
      id: take.id,
      number: nextNumber(tx, place),
      recipe: JSON.stringify(storedRecipe('speech', take.recipe)),
      sound: JSON.stringify(take.sound),
      engine: take.engine,
      host: take.host,
      durationMs: take.durationMs,
      isPartial: take.isPartial ? 1 : 0,
      billedCharacters: take.billedCharacters,
      now: Date.now(),
    },
  );
  if (take.words) saveWords(tx, take.id, take.words);
  return getTake(tx, take.id);
}

function nextNumber(tx: Tx, place: { scriptId: ItemId; lineId: LineId }): number {
  tx.run(
    `INSERT INTO take_numbers (script_id, line_id, last_number) VALUES (:scriptId, :lineId, 1)
     ON CONFLICT (script_id, line_id) DO UPDATE SET last_number = last_number + 1`,
    place,
  );
  const sql = 'SELECT last_number FROM take_numbers WHERE script_id = :scriptId AND line_id = :lineId';
  return tx.get<{ last_number: number }>(sql, place)?.last_number ?? 1;
}

/** The take with that id, in the bin or not. Throws NOT_FOUND. */
export function getTake(db: Db | Tx, id: ItemId): Take {
  const row = db.get<TakeRow>(
    `SELECT takes.*, coalesce(organisation.rating, 0) AS rating,
       EXISTS (SELECT 1 FROM take_words WHERE take_id = takes.id) AS has_words,
       id = (SELECT other.id FROM takes AS other
         WHERE other.script_id = takes.script_id AND other.line_id = takes.line_id AND NOT ${isItemBinned('other.id')}
         ORDER BY other.is_picked DESC, other.number DESC LIMIT 1) AS is_current
     FROM takes ${joinOrganisationOfItem('takes.id')} WHERE id = :id`,
    { id },
  );
  if (!row) throw new Failure('NOT_FOUND', 'This take is no longer in the library.', { id });
  return takeFrom(row);
}

/** All takes of a script that are not in the bin, in the order in which they were made. */
export function takesOf(db: Db | Tx, scriptId: ItemId): Take[] {
  return db.all<TakeRow>(`${PRESENT} ORDER BY ${MADE_ORDER}`, { scriptId }).map(takeFrom);
}

/** The takes that changed since an earlier answer, as all takes of their lines: which one is current is a matter of them all. */
export function takesSince(db: Db | Tx, scriptId: ItemId, since: number | null): TakesChange {
  const sql = 'SELECT takes_number, takes_whole_from FROM scripts WHERE id = :scriptId';
  const script = db.get<{ takes_number: number; takes_whole_from: number }>(sql, { scriptId });
  const revision = script?.takes_number ?? 0;
  const isKnown = script && since !== null && since >= script.takes_whole_from && since <= revision;
  if (!isKnown) return { revision, isWhole: true, takes: takesOf(db, scriptId), lineIds: [] };
  const changed = 'SELECT DISTINCT line_id FROM takes WHERE script_id = :scriptId AND changed_number > :since';
  const lineIds = db.all<{ line_id: string }>(changed, { scriptId, since }).map((row) => row.line_id as LineId);
  return { revision, isWhole: false, takes: takesOfLines(db, scriptId, lineIds), lineIds };
}

/** All takes of some lines that are not in the bin, in the order in which they were made. */
export function takesOfLines(db: Db | Tx, scriptId: ItemId, lineIds: readonly LineId[]): Take[] {
  if (lineIds.length === 0) return [];
  const ofLines = `${PRESENT} AND takes.line_id IN (SELECT value FROM json_each(:lineIds)) ORDER BY ${MADE_ORDER}`;
  return db.all<TakeRow>(ofLines, { scriptId, lineIds: JSON.stringify(lineIds) }).map(takeFrom);
}

/** Picks a take and unpicks the others of its line. The caller publishes `takes` after the transaction. */
export function pickTake(tx: Tx, { id, scriptId, lineId }: Pick<Take, 'id' | 'scriptId' | 'lineId'>): void {
  tx.run(
    `UPDATE takes SET is_picked = (id = :id)
     WHERE script_id = :scriptId AND line_id = :lineId AND is_picked <> (id = :id)`,
    { id, scriptId, lineId },
  );
}

/** The current take of each line that has one. */
export function pickedTakes(db: Db | Tx, scriptId: ItemId): Map<LineId, Take> {
  const rows = db.all<TakeRow>(`SELECT * FROM (${PRESENT}) WHERE is_current = 1`, { scriptId });
  return new Map(rows.map((row) => [row.line_id as LineId, takeFrom(row)]));
}

/** Stores what the check of a take found. */
export function saveCheck(tx: Tx, takeId: ItemId, check: TakeCheck): void {
  tx.run('UPDATE takes SET take_check = :check WHERE id = :takeId', { takeId, check: JSON.stringify(check) });
}

/** Stores the true length of a take, once its file was read. */
export function saveDuration(tx: Tx, takeId: ItemId, durationMs: number): void {
  tx.run('UPDATE takes SET duration_ms = :durationMs WHERE id = :takeId AND duration_ms <> :durationMs', {
    takeId,
    durationMs,
  });
}

function takeFrom(row: TakeRow): Take {
  return {
    id: row.id as ItemId,
    scriptId: row.script_id as ItemId,
    lineId: row.line_id as LineId,
    number: row.number,
    recipe: parseStoredRecipe<SpeechRecipe>(row.recipe),
    sound: JSON.parse(row.sound) as SoundFormat,
    engine: row.engine as Take['engine'],
    host: row.host,
    durationMs: row.duration_ms,
    hasWords: row.has_words === 1,
    isPicked: row.is_current === 1,
    isKept: row.is_kept === 1,
    rating: row.rating,
    isPartial: row.is_partial === 1,
    billedCharacters: row.billed_characters,
    check: row.take_check === null ? null : (JSON.parse(row.take_check) as TakeCheck),
    createdAtMs: row.created_at_ms,
  };
}
