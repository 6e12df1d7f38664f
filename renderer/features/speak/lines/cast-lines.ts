import type { CharacterId, LineId } from '../../../../shared/domain/ids.ts';
import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { editScript } from '../document/opened/open-scripts.ts';
import { texts } from '../texts.ts';
import { characterNamed } from './line-plans.ts';
import { newCharacter } from './new-rows.ts';

/** Gives lines to a character, or with null to the script's own voice. */
export function castLines(open: OpenScript, lineIds: LineId[], characterId: CharacterId | null): boolean {
  if (lineIds.length === 0) return false;
  return editScript(
    open.script.id,
    [{ kind: 'setLines', lineIds, values: { characterId, voiceId: null } }],
    texts.labels.cast,
  );
}

/** Gives lines to a new character; one step of undo. */
export function castToNew(open: OpenScript, lineIds: LineId[]): CharacterId | null {
  const { characters } = open.script;
  const character = newCharacter(characters, '');
  const named = { ...character, name: texts.list.newName(character.ordinal + 1) };
  const edits: ScriptEdit[] = [{ kind: 'addCharacter', character: named }];
  if (lineIds.length > 0) edits.push({ kind: 'setLines', lineIds, values: { characterId: named.id, voiceId: null } });
  return editScript(open.script.id, edits, texts.labels.addCharacter) ? named.id : null;
}

/** Casts a line by a name that was typed before it, and takes the name out of the text. */
export function castByName(open: OpenScript, lineId: LineId, typed: { name: string; text: string }): boolean {
  const { characterId, edits } = characterNamed(open.script.characters, typed.name);
  return editScript(
    open.script.id,
    [
      { kind: 'setText', lineId, text: typed.text },
      ...edits,
      { kind: 'setLines', lineIds: [lineId], values: { characterId, voiceId: null } },
    ],
    texts.labels.cast,
  );
}

/** Says that a line is English, so that nobody doubts it any more. */
export function speakAsEnglish(open: OpenScript, lineId: LineId): boolean {
  const edit: ScriptEdit = { kind: 'setLines', lineIds: [lineId], values: { language: 'English' } };
  return editScript(open.script.id, [edit], texts.labels.language);
}
