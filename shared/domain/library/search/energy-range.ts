import { ENERGY_LEVELS, type EnergyLevel } from '../../music/energy-level.ts';
import type { OpenRange } from './library-filter.ts';

/** A range of energy, 0 to 100: `low`, `medium`, `high`, `>60`, `<=40`, `30..70`. Null for anything else. */
export function energyRange(text: string): OpenRange | null {
  if (Object.hasOwn(ENERGY_LEVELS, text)) return ENERGY_LEVELS[text as EnergyLevel];
  const [, first, second] = /^(\d{1,3})\.\.(\d{1,3})$/.exec(text) ?? [];
  if (first !== undefined && second !== undefined) return { from: Number(first), before: Number(second) + 1 };
  const [, sign, amount] = /^(>=|<=|>|<)(\d{1,3})$/.exec(text) ?? [];
  if (sign === undefined) return null;
  const energy = Number(amount);
  if (sign.startsWith('>')) return { from: sign === '>' ? energy + 1 : energy, before: null };
  return { from: null, before: sign === '<' ? energy : energy + 1 };
}
