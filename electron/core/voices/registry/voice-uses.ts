import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { VoiceUse } from '../../../../shared/domain/voices/voice.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isItemBinned } from '../../organisation/organisation-table.ts';
import type { VoiceKey } from '../voices.ts';

/** A line speaks with its own voice, else with its character's, else with the script's (shared/domain/script). */
const USES = `
WITH speaking AS (
  SELECT script_lines.script_id AS script_id, count(*) AS line_count FROM script_lines
  JOIN scripts ON scripts.id = script_lines.script_id
  LEFT JOIN script_characters ON script_characters.script_id = script_lines.script_id
    AND script_characters.id = script_lines.character_id
  WHERE coalesce(script_lines.voice_id, script_characters.voice_id, json_extract(scripts.settings, '$.voiceId')) = :id
  GROUP BY script_lines.script_id
), made AS (
  SELECT takes.script_id AS script_id, count(*) AS take_count FROM takes
  WHERE NOT ${isItemBinned('takes.id')} AND takes.engine = :engine AND json_extract(takes.recipe, '$.voiceId') = :id
  GROUP BY takes.script_id
)
SELECT items.id AS id, items.title AS title, coalesce(line_count, 0) AS line_count, coalesce(take_count, 0) AS take_count
FROM items LEFT JOIN speaking ON speaking.script_id = items.id LEFT JOIN made ON made.script_id = items.id
WHERE NOT ${isItemBinned('items.id')} AND (line_count IS NOT NULL OR take_count IS NOT NULL)
ORDER BY items.updated_at_ms DESC, items.row DESC`;

type UseRow = { id: string; title: string; line_count: number; take_count: number };

/**
 * See Voices.uses. Lines name a voice without its service, which is chosen when they are made; takes know both.
 */
export function usesOfVoice(db: Db | Tx, { engine, id }: VoiceKey): VoiceUse[] {
  return db.all<UseRow>(USES, { engine, id }).map((row) => ({
    scriptId: row.id as ItemId,
    title: row.title,
    lineCount: row.line_count,
    takeCount: row.take_count,
  }));
}
