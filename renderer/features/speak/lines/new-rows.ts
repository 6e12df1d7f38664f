import type { CharacterId, LineId } from '../../../../shared/domain/ids.ts';
import { EMPTY_LINE } from '../../../../shared/domain/script/empty-line.ts';
import { INHERITED_DELIVERY } from '../../../../shared/domain/script/script-settings.ts';
import type { Character, ScriptLine } from '../../../../shared/domain/script/script.ts';
import { newRowId } from '../../../ui/collection/new-row-id.ts';

/** A new id of a line. */
export const newLineId = () => newRowId<LineId>('l');
/** A new id of a character. */
export const newCharacterId = () => newRowId<CharacterId>('c');

/** A line that inherits everything; `values` sets what is known. */
export function newLine(values: Partial<Omit<ScriptLine, 'order'>> = {}): Omit<ScriptLine, 'order'> {
  return { ...EMPTY_LINE, id: newLineId(), ...values };
}

/** A character without a voice, after those that there are. */
export function newCharacter(characters: readonly Character[], name: string): Character {
  const ordinal = characters.reduce((next, character) => Math.max(next, character.ordinal + 1), 0);
  return { id: newCharacterId(), ordinal, name, voiceId: null, delivery: INHERITED_DELIVERY, effects: null };
}
