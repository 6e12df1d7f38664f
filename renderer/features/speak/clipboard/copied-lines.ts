import type { CharacterId, LineId } from '../../../../shared/domain/ids.ts';
import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { Character, ScriptContent, ScriptLine } from '../../../../shared/domain/script/script.ts';
import { spokenText } from '../../../../shared/domain/speech/spoken-text.ts';
import { characterNamed } from '../lines/line-plans.ts';
import { newLineId } from '../lines/new-rows.ts';

/** Lines with everything that is set in them, and who speaks them. `text` is what other programs get. */
export type CopiedLines = { text: string; lines: readonly ScriptLine[]; characters: readonly Character[] };

/** Takes lines out of a script to be put in elsewhere. */
export function copiedLines({ lines, characters }: ScriptContent, ids: ReadonlySet<LineId>): CopiedLines {
  const chosen = lines.filter(({ id }) => ids.has(id));
  const speaking = new Set(chosen.map(({ characterId }) => characterId));
  const cast = characters.filter(({ id }) => speaking.has(id));
  const nameOf = new Map(cast.map(({ id, name }) => [id, name]));
  const text = chosen.map((line) => {
    const name = line.characterId === null ? undefined : nameOf.get(line.characterId);
    return name === undefined ? line.text : `[${name}] ${line.text}`;
  });
  return { text: text.join('\n\n'), lines: chosen, characters: cast };
}

/** The words of lines without pauses, sounds and readings; a paragraph each. */
export function plainText(lines: readonly ScriptLine[]): string {
  const words = lines.map(({ text }) =>
    spokenText(text)
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/ (?=[.,;:!?…])/g, ''),
  );
  return words
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n');
}

/**
 * The edits that put copied lines behind a line, or first, and the ids that they get. Who speaks them is found by id, else by name,
 * else added with the voice that was copied.
 */
export function insertingEdits(
  copied: CopiedLines,
  afterId: LineId | null,
  known: readonly Character[],
): { edits: ScriptEdit[]; ids: LineId[] } {
  const edits: ScriptEdit[] = [];
  const idOf = new Map<CharacterId, CharacterId>();
  let characters = [...known];
  for (const { id, ordinal: _of, ...values } of copied.characters) {
    if (known.some((character) => character.id === id)) {
      idOf.set(id, id);
      continue;
    }
    const found = characterNamed(characters, values.name);
    for (const edit of found.edits) {
      if (edit.kind !== 'addCharacter') continue;
      const character = { ...edit.character, ...values };
      edits.push({ kind: 'addCharacter', character });
      characters = [...characters, character];
    }
    idOf.set(id, found.characterId);
  }
  const lines = copied.lines.map(({ order: _of, ...line }) => ({
    ...line,
    id: newLineId(),
    characterId: line.characterId === null ? null : (idOf.get(line.characterId) ?? null),
  }));
  if (lines.length > 0) edits.push({ kind: 'insert', lines, afterId });
  return { edits, ids: lines.map(({ id }) => id) };
}
