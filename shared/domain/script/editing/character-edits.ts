import { Failure } from '../../failure.ts';
import type { ScriptEdit } from '../script-edit.ts';
import { definedValues } from './defined-values.ts';
import type { ScriptDraft } from './script-draft.ts';

type Edit<Kind extends ScriptEdit['kind']> = Extract<ScriptEdit, { kind: Kind }>;

/** Adds somebody to the cast. */
export function addCharacter({ characters }: ScriptDraft, { character }: Edit<'addCharacter'>): void {
  if (characters.has(character.id)) {
    throw new Failure('CONFLICT', 'The new character’s ID is already in use.', { id: character.id });
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
    throw new Failure('INVALID_INPUT', 'A character can’t be merged into itself. Choose another.', { characterId });
  }
  if (intoId !== null) characters.get(intoId);
  for (const line of lines.all()) if (line.characterId === characterId) lines.put({ ...line, characterId: intoId });
  characters.remove(characterId);
}

function named(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw new Failure('INVALID_INPUT', 'A character needs a name.', { field: 'name' });
  return trimmed;
}
