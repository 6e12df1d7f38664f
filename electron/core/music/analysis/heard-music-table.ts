import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { HeardMusic } from '../../../../shared/domain/music/heard-music.ts';
import type { MusicKey } from '../../../../shared/domain/music/music-key.ts';
import { parseKey } from '../../../../shared/domain/music/music-key.ts';
import type { Db, Tx } from '../../database/database.ts';

/** The newest that is yet to be heard; null where there is none. */
export const nextUnheard = (db: Db): { id: ItemId; kind: string; durationMs: number | null } | null =>
  db.get<{ id: ItemId; kind: string; durationMs: number | null }>(
    `SELECT item_id AS id, kind, iif(json_valid(media_facts), json_extract(media_facts, '$.durationMs'), NULL) AS durationMs
     FROM unheard_music JOIN items ON items.id = item_id ORDER BY items.row DESC LIMIT 1`,
  ) ?? null;

/** Stores what was heard of an item, or that nothing is known of it. One that is gone by now is left out. */
export function storeHeardMusic(tx: Tx, id: ItemId, { tempoBpm, key, energy }: HeardMusic): void {
  tx.run('DELETE FROM unheard_music WHERE item_id = :id', { id });
  tx.run('DELETE FROM heard_music WHERE item_id = :id', { id });
  if ((tempoBpm === null && key === null && energy === null) || !tx.get('SELECT 1 FROM items WHERE id = :id', { id }))
    return;
  const sql = `INSERT INTO heard_music (item_id, tempo_bpm, tonic, is_minor, energy)
    VALUES (:id, :tempoBpm, :tonic, :isMinor, :energy)`;
  tx.run(sql, {
    id,
    tempoBpm,
    energy,
    tonic: key?.tonic ?? null,
    isMinor: key === null ? null : Number(key.isMinor),
  });
}

/** What a service said that it played, which counts more than what is heard. */
export function playedMusic(db: Db, id: ItemId): Omit<HeardMusic, 'energy'> {
  const sql = `SELECT json_extract(facts, '$.tempoBpm') AS tempoBpm, json_extract(facts, '$.key') AS keyText
    FROM generation_results WHERE item_id = :id AND json_valid(facts)`;
  const said = db.get<{ tempoBpm: unknown; keyText: unknown }>(sql, { id });
  return {
    tempoBpm: typeof said?.tempoBpm === 'number' ? said.tempoBpm : null,
    key: typeof said?.keyText === 'string' ? parseKey(said.keyText) : null,
  };
}

type StoredMusic = { tempoBpm: number | null; tonic: number | null; isMinor: number | null; energy: number | null };

/** What is known of the music of an item. */
export function heardMusic(db: Pick<Db, 'get'>, id: ItemId): HeardMusic {
  const sql = 'SELECT tempo_bpm AS tempoBpm, tonic, is_minor AS isMinor, energy FROM heard_music WHERE item_id = :id';
  const row = db.get<StoredMusic>(sql, { id });
  const key: MusicKey | null = row && row.tonic !== null ? { tonic: row.tonic, isMinor: row.isMinor === 1 } : null;
  return { tempoBpm: row?.tempoBpm ?? null, key, energy: row?.energy ?? null };
}
