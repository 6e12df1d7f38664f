import type { OpenRange } from './library-filter.ts';

/**
 * A range of whole numbers as it is written: `>10m`, `>=10m`, `<30s`, `<=30s`, `1m..5m`; a value alone is that or more. `valueOf` reads
 * a value, null for anything else, for which the range is null too.
 */
export function writtenRange(text: string, valueOf: (text: string) => number | null): OpenRange | null {
  const [, first, second] = /^(.+)\.\.(.+)$/.exec(text) ?? [];
  if (first !== undefined && second !== undefined) {
    const [from, to] = [valueOf(first), valueOf(second)];
    return from === null || to === null ? null : { from, before: to + 1 };
  }
  const [, sign = '', amount = ''] = /^(>=|<=|>|<)?(.+)$/.exec(text) ?? [];
  const value = valueOf(amount);
  if (value === null) return null;
  if (sign === '>') return { from: value + 1, before: null };
  if (sign === '<') return { from: null, before: value };
  return sign === '<=' ? { from: null, before: value + 1 } : { from: value, before: null };
}
