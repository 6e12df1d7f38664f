import type { OpenRange } from './library-filter.ts';

const UNITS: Readonly<Record<string, number>> = { '': 1e6, b: 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 };
const SIZE = /^(\d+(?:\.\d+)?)([kmgt]?b|)$/;

/** Bytes of a size in decimal units: `500kb`, `2.5mb`, `1gb`; a number alone is megabytes. Null for anything else. */
function sizeBytes(text: string): number | null {
  const [, amount, unit = ''] = SIZE.exec(text) ?? [];
  return amount === undefined ? null : Math.round(Number(amount) * (UNITS[unit] ?? 1));
}

/** A range of file sizes: `>10mb`, `>=10mb`, `<500kb`, `<=1gb`, `1mb..5mb`; a size alone is that large or larger. Null for anything else. */
export function sizeRange(text: string): OpenRange | null {
  const [, first, second] = /^(.+)\.\.(.+)$/.exec(text) ?? [];
  if (first !== undefined && second !== undefined) {
    const [from, to] = [sizeBytes(first), sizeBytes(second)];
    return from === null || to === null ? null : { from, before: to + 1 };
  }
  const [, sign = '', amount = ''] = /^(>=|<=|>|<)?(.+)$/.exec(text) ?? [];
  const size = sizeBytes(amount);
  if (size === null) return null;
  if (sign === '>') return { from: size + 1, before: null };
  if (sign === '<') return { from: null, before: size };
  return sign === '<=' ? { from: null, before: size + 1 } : { from: size, before: null };
}
