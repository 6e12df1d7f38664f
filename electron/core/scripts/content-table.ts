import type { CharacterId, ItemId, LineId } from '../../../shared/domain/ids.ts';
import type { ScriptPatch } from '../../../shared/domain/script/script-edit.ts';
import type { Delivery, Effects } from '../../../shared/domain/script/script-settings.ts';
import type { Character, ScriptContent, ScriptLine } from '../../../shared/domain/script/script.ts';
import type { Db, Tx } from '../database/database.ts';
import { characterKey } from './casting/cast-memory.ts';
import type { ScriptHead } from './script-table.ts';
import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

type LineRow = {
  id: string;
  position: number;
  character_id: string | null;
  text: string;
  voice_id: string | null;
  delivery: string;
  effects: string | null;
  language: string | null;
  section: string | null;
  gap_after_ms: number | null;
  cue: string | null;
  language_doubtful: number;
};
type CharacterRow = {
  id: string;
  ordinal: number;
  name: string;
  voice_id: string | null;
  delivery: string;
  effects: string | null;
};

/** Everything of a script that edits change, in order. */
export function loadContent(db: Db | Tx, { id, title, settings }: ScriptHead): ScriptContent {
  const lines = db.all<LineRow>('SELECT * FROM script_lines WHERE script_id = :id ORDER BY position, id', { id });
  const characters = db.all<CharacterRow>(
    'SELECT * FROM script_characters WHERE script_id = :id ORDER BY ordinal, id',
    { id },
  );
  return { title, settings, characters: characters.map(characterFrom), lines: lines.map(lineFrom) };
}

const parsed = <Value>(json: string | null): Value | null => (json === null ? null : (JSON.parse(json) as Value));
const stored = (value: object | null): string | null => value && JSON.stringify(value);

const lineFrom = (row: LineRow): ScriptLine => ({
  id: row.id as LineId,
  order: row.position,
  characterId: row.character_id as CharacterId | null,
  text: row.text,
  voiceId: row.voice_id,
  delivery: JSON.parse(row.delivery) as Delivery,
  effects: parsed<Effects>(row.effects),
  language: row.language,
  section: row.section,
  gapAfterMs: row.gap_after_ms,
  cue: parsed<TimeSpan>(row.cue),
  ...(row.language_doubtful === 1 && { languageDoubtful: true }),
});

const characterFrom = (row: CharacterRow): Character => ({
  id: row.id as CharacterId,
  ordinal: row.ordinal,
  name: row.name,
  voiceId: row.voice_id,
  delivery: JSON.parse(row.delivery) as Delivery,
  effects: parsed<Effects>(row.effects),
});

/** Puts a patch into the tables. */
export function storePatch(tx: Tx, id: ItemId, patch: ScriptPatch): void {
  for (const lineId of patch.removedLineIds) {
    tx.run('DELETE FROM script_lines WHERE script_id = :id AND id = :lineId', { id, lineId });
  }
  for (const line of patch.lines) storeLine(tx, id, line);
  for (const characterId of patch.removedCharacterIds) {
    tx.run('DELETE FROM script_characters WHERE script_id = :id AND id = :characterId', { id, characterId });
  }
  for (const character of patch.characters) storeCharacter(tx, id, character);
  if (patch.settings) {
    tx.run('UPDATE scripts SET settings = :settings WHERE id = :id', { id, settings: JSON.stringify(patch.settings) });
  }
  if (patch.title !== null) tx.run('UPDATE items SET title = :title WHERE id = :id', { id, title: patch.title });
}

function storeLine(tx: Tx, id: ItemId, line: ScriptLine): void {
  tx.run(
    `INSERT INTO script_lines (script_id, id, position, character_id, text, voice_id, delivery, effects, language, section,
       gap_after_ms, cue, language_doubtful)
     VALUES (:id, :lineId, :position, :characterId, :text, :voiceId, :delivery, :effects, :language, :section,
       :gapAfterMs, :cue, :doubtful)
     ON CONFLICT (script_id, id) DO UPDATE SET position = excluded.position, character_id = excluded.character_id,
       text = excluded.text, voice_id = excluded.voice_id, delivery = excluded.delivery, effects = excluded.effects,
       language = excluded.language, section = excluded.section, gap_after_ms = excluded.gap_after_ms,
       cue = excluded.cue, language_doubtful = excluded.language_doubtful`,
    {
      id,
      lineId: line.id,
      position: line.order,
      characterId: line.characterId,
      text: line.text,
      voiceId: line.voiceId,
      delivery: JSON.stringify(line.delivery),
      effects: stored(line.effects),
      language: line.language,
      section: line.section,
      gapAfterMs: line.gapAfterMs,
      cue: stored(line.cue),
      doubtful: line.languageDoubtful ? 1 : 0,
    },
  );
}

function storeCharacter(tx: Tx, id: ItemId, character: Character): void {
  tx.run(
    `INSERT INTO script_characters (script_id, id, ordinal, name, name_key, voice_id, delivery, effects)
     VALUES (:id, :characterId, :ordinal, :name, :nameKey, :voiceId, :delivery, :effects)
     ON CONFLICT (script_id, id) DO UPDATE SET ordinal = excluded.ordinal, name = excluded.name,
       name_key = excluded.name_key, voice_id = excluded.voice_id, delivery = excluded.delivery,
       effects = excluded.effects`,
    {
      id,
      characterId: character.id,
      ordinal: character.ordinal,
      name: character.name,
      nameKey: characterKey(character.name),
      voiceId: character.voiceId,
      delivery: JSON.stringify(character.delivery),
      effects: stored(character.effects),
    },
  );
}
