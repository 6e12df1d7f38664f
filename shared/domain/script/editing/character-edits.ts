import { reasonedFailure } from '../../failures/reasoned-failure.ts';
import type { ScriptEdit } from '../script-edit.ts';
import { definedValues } from './defined-values.ts';
import type { ScriptDraft } from './script-draft.ts';

type Edit<Kind extends ScriptEdit['kind']> = Extract<ScriptEdit, { kind: Kind }>;

/** Adds somebody to the cast. */
export function addCharacter({ characters }: ScriptDraft, { character }: Edit<'addCharacter'>): void {
  if (characters.has(character.id)) {
    throw reasonedFailure('CONFLICT', 'character_id_used', { id: character.id });
  }
  characters.put({ ...character, name: named(character.name) });
}

/** Sets values of a character; a value that is undefined is left alone. */
export function setCharacter({ characters }: ScriptDraft, edit: Edit<'setCharacter'>): void {
  const values = definedValues(edit.values);
  const name = values.name === undefined ? {} : { name: named(values.name) };
  characters.put({ ...characters.get(edit.characterId), ...values, ...name });
}

/** Takes a character out; its lines go to another or to the script's own voice. */
export function removeCharacter({ characters, lines }: ScriptDraft, edit: Edit<'removeCharacter'>): void {
  const { characterId, intoId } = edit;
  characters.get(characterId);
  if (intoId === characterId) {
    throw reasonedFailure('INVALID_INPUT', 'character_into_itself', { characterId });
  }
  if (intoId !== null) characters.get(intoId);
  for (const line of lines.all()) if (line.characterId === characterId) lines.put({ ...line, characterId: intoId });
  characters.remove(characterId);
}

function named(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw reasonedFailure('INVALID_INPUT', 'character_name', { field: 'name' });
  return trimmed;
}
