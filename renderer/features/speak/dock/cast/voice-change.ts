import type { LineId } from '../../../../../shared/domain/ids.ts';
import type { ScriptEdit } from '../../../../../shared/domain/script/script-edit.ts';
import type { Character, ScriptLine } from '../../../../../shared/domain/script/script.ts';
import { characterCount } from '../../../../../shared/domain/speech/speech-options.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';

/** Another voice: the lines that it is heard in, the edit, and the edits that take it back. */
export type VoiceChange = { touched: readonly ScriptLine[]; edit: ScriptEdit; back: ScriptEdit[] };

/** Gives a character (null: the script) another voice. Lines with a voice of their own keep it. Null where it has that voice. */
export function characterVoiceChange(
  { script }: OpenScript,
  character: Character | null,
  voiceId: string,
): VoiceChange | null {
  const before = character ? character.voiceId : script.settings.voiceId;
  if (before === voiceId) return null;
  const touched = script.lines.filter((line) => line.characterId === (character?.id ?? null) && line.voiceId === null);
  return { touched, edit: voiceEdit(character, voiceId), back: [voiceEdit(character, before)] };
}

const voiceEdit = (character: Character | null, voiceId: string | null): ScriptEdit =>
  character
    ? { kind: 'setCharacter', characterId: character.id, values: { voiceId } }
    : { kind: 'setSettings', values: { voiceId } };

/** Gives lines a voice of their own, with null the one of their character again. Null where all have it. */
export function lineVoiceChange(
  open: OpenScript,
  lines: readonly ScriptLine[],
  voiceId: string | null,
): VoiceChange | null {
  if (lines.every((line) => line.voiceId === voiceId)) return null;
  const touched = lines.filter(
    (line) => open.states.get(line.id)?.recipe?.voiceId !== (voiceId ?? voiceAbove(open, line)),
  );
  const setVoice = (of: readonly ScriptLine[], id: string | null): ScriptEdit => ({
    kind: 'setLines',
    lineIds: of.map((line): LineId => line.id),
    values: { voiceId: id },
  });
  const back = [...new Set(lines.map((line) => line.voiceId))].map((before) =>
    setVoice(
      lines.filter((line) => line.voiceId === before),
      before,
    ),
  );
  return { touched, edit: setVoice(lines, voiceId), back };
}

/** The voice that a line has where it has none of its own. */
export function voiceAbove({ script, characterById }: OpenScript, { characterId }: ScriptLine): string | null {
  return characterId === null ? script.settings.voiceId : (characterById.get(characterId)?.voiceId ?? null);
}

/** How many finished lines a change puts out of date, and their characters, which is what generating them again uses. */
export function outdatedBy({ states }: OpenScript, { touched }: VoiceChange): { lines: number; characters: number } {
  const made = touched.filter((line) => states.get(line.id)?.status === 'made');
  return { lines: made.length, characters: made.reduce((sum, line) => sum + characterCount(line.text), 0) };
}
