import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { TakeWord } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import type { Db, Tx } from '../../database/database.ts';

/** Word times by take id; an empty list for takes that have none. */
export function wordsOf(db: Db | Tx, takeIds: readonly ItemId[]): Record<string, TakeWord[]> {
  const rows = db.all<{ take_id: string; words: string }>(
    'SELECT take_id, words FROM take_words WHERE take_id IN (SELECT value FROM json_each(:takeIds))',
    { takeIds: JSON.stringify(takeIds) },
  );
  const known = new Map(rows.map((row) => [row.take_id, JSON.parse(row.words) as TakeWord[]]));
  return Object.fromEntries(takeIds.map((id) => [id, known.get(id) ?? []]));
}

/** Stores the word times of a take; none at all takes the stored ones away. */
export function saveWords(tx: Tx, takeId: ItemId, words: readonly TakeWord[]): void {
  tx.run('DELETE FROM take_words WHERE take_id = :takeId', { takeId });
  if (words.length === 0) return;
  tx.run('INSERT INTO take_words (take_id, words) VALUES (:takeId, :words)', { takeId, words: JSON.stringify(words) });
}
