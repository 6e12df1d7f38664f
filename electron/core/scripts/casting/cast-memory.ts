import { speakerKey } from '../../../../shared/domain/script/parsing/speaker-labels.ts';
import type { Character } from '../../../../shared/domain/script/script.ts';
import type { Db, Tx } from '../../database/database.ts';

/** How names of characters are compared between scripts. */
export const characterKey = speakerKey;

const CAST_BEFORE = `SELECT script_characters.voice_id FROM script_characters
  JOIN items ON items.id = script_characters.script_id
  WHERE name_key = :nameKey AND voice_id IS NOT NULL
  GROUP BY voice_id ORDER BY max(items.updated_at_ms) DESC, max(items.row) DESC LIMIT 20`;

/** Characters without a voice, each with the one that its namesake had last in a script, where that is a voice still. */
export function castAsBefore(
  db: Db | Tx,
  characters: readonly Character[],
  isKnownVoice: (voiceId: string) => boolean,
): Character[] {
  return characters.map((character) => {
    if (character.voiceId !== null) return character;
    const before = db.all<{ voice_id: string }>(CAST_BEFORE, { nameKey: characterKey(character.name) });
    const voiceId = before.map((row) => row.voice_id).find(isKnownVoice) ?? null;
    return { ...character, voiceId };
  });
}
