import type { OpenRange } from './library-filter.ts';

/** A tempo alone means what a listener takes for the same, in shares of it. */
const SAME = 0.03;

/** A range of tempos in beats a minute: `120`, `>120`, `<90`, `100..130`. Null for anything else. */
export function tempoRange(text: string): OpenRange | null {
  const [, first, second] = /^(\d{1,3}(?:\.\d+)?)\.\.(\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  if (first !== undefined && second !== undefined) return { from: Number(first), before: Number(second) + 0.01 };
  const [, sign = '', amount] = /^(>=|<=|>|<)?(\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  if (amount === undefined) return null;
  const bpm = Number(amount);
  if (sign.startsWith('>')) return { from: sign === '>' ? bpm + 0.01 : bpm, before: null };
  if (sign.startsWith('<')) return { from: null, before: sign === '<' ? bpm : bpm + 0.01 };
  return { from: bpm * (1 - SAME), before: bpm * (1 + SAME) };
}
