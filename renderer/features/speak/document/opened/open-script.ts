import type { CharacterId, LineId } from '../../../../../shared/domain/ids.ts';
import type { Character, Script, ScriptLine } from '../../../../../shared/domain/script/script.ts';
import type { LineStates } from './line-states.ts';

/** The open script with what is derived from it. `order` are the ids of its lines. */
export type OpenScript = {
  script: Script;
  order: readonly LineId[];
  indexById: ReadonlyMap<LineId, number>;
  characterById: ReadonlyMap<CharacterId, Character>;
  states: LineStates;
};

/** Derives what is asked of a script again and again. */
export function openScriptOf(script: Script, states: LineStates): OpenScript {
  const order = script.lines.map((line) => line.id);
  return {
    script,
    order,
    indexById: new Map(order.map((line, index) => [line, index])),
    characterById: new Map(script.characters.map((character) => [character.id, character])),
    states,
  };
}

/** A line by its id. */
export function lineOf({ script, indexById }: OpenScript, id: LineId | null): ScriptLine | null {
  const index = id === null ? undefined : indexById.get(id);
  return index === undefined ? null : (script.lines[index] ?? null);
}
