import type { LineId } from '../../../../../shared/domain/ids.ts';
import { NEUTRAL_DELIVERY } from '../../../../../shared/domain/recipe/speech/resolve-recipe.ts';
import type { ScriptEdit } from '../../../../../shared/domain/script/script-edit.ts';
import {
  type Delivery,
  type Effects,
  INHERITED_DELIVERY,
  NO_EFFECTS,
} from '../../../../../shared/domain/script/script-settings.ts';
import type { Character, Script, ScriptLine } from '../../../../../shared/domain/script/script.ts';

/** For whom a value is set. */
export type Scope = 'line' | 'character' | 'script';

/** What a scope can be about; a line without a character has none. */
export type ScopeTarget = { script: Script; line: ScriptLine | null; character: Character | null };

/** The scopes that there are for a target. */
export function scopesOf({ line, character }: ScopeTarget): Scope[] {
  return [...(line ? ['line' as const] : []), ...(character ? ['character' as const] : []), 'script'];
}

/** The nearest scope that there is. */
export function usableScope(scope: Scope, target: ScopeTarget): Scope {
  const scopes = scopesOf(target);
  return scopes.includes(scope) ? scope : (scopes.find((each) => each !== 'line') ?? 'script');
}

/** Values of a scope: what is set there, and what would hold without them. */
export function deliveryOf(
  scope: Scope,
  { script, line, character }: ScopeTarget,
): { own: Delivery; inherited: Delivery } {
  const layers: Record<Scope, Delivery | undefined> = {
    line: line?.delivery,
    character: character?.delivery,
    script: script.settings.delivery,
  };
  const above = ABOVE[scope].map((each) => layers[each]);
  const from = <Key extends keyof Delivery>(key: Key): Delivery[Key] =>
    above.find((layer) => layer?.[key] != null)?.[key] ?? NEUTRAL_DELIVERY[key];
  return {
    own: layers[scope] ?? INHERITED_DELIVERY,
    inherited: {
      speed: from('speed'),
      volume: from('volume'),
      pitchSemitones: from('pitchSemitones'),
      emotion: from('emotion'),
    },
  };
}

/** Effects of a scope: set there (null: taken over), and what would hold otherwise. */
export function effectsOf(
  scope: Scope,
  { script, line, character }: ScopeTarget,
): { own: Effects | null; inherited: Effects } {
  const layers: Record<Scope, Effects | null> = {
    line: line?.effects ?? null,
    character: character?.effects ?? null,
    script: script.settings.effects,
  };
  const inherited = ABOVE[scope].map((each) => layers[each]).find((layer) => layer !== null) ?? NO_EFFECTS;
  return { own: layers[scope], inherited };
}

const ABOVE: Record<Scope, Scope[]> = { line: ['character', 'script'], character: ['script'], script: [] };

/** The edit that sets values of a scope; `lineIds` are the lines that it is for with the scope `line`. */
export function scopeEdit(
  scope: Scope,
  target: ScopeTarget,
  set: { lineIds: LineId[]; values: { delivery?: Delivery; effects?: Effects | null } },
): ScriptEdit | null {
  const { values, lineIds } = set;
  if (scope === 'line') return lineIds.length > 0 ? { kind: 'setLines', lineIds, values } : null;
  if (scope === 'character') {
    return target.character ? { kind: 'setCharacter', characterId: target.character.id, values } : null;
  }
  const { effects, ...rest } = values;
  return { kind: 'setSettings', values: effects === undefined ? rest : { ...rest, effects: effects ?? NO_EFFECTS } };
}
