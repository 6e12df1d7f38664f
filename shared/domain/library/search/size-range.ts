import type { OpenRange } from './library-filter.ts';
import { writtenRange } from './written-range.ts';

const UNITS: Readonly<Record<string, number>> = { '': 1e6, b: 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 };
const SIZE = /^(\d+(?:\.\d+)?)([kmgt]?b|)$/;

/** Bytes of a size in decimal units: `500kb`, `2.5mb`, `1gb`; a number alone is megabytes. Null for anything else. */
function sizeBytes(text: string): number | null {
  const [, amount, unit = ''] = SIZE.exec(text) ?? [];
  return amount === undefined ? null : Math.round(Number(amount) * (UNITS[unit] ?? 1));
}

/** A range of file sizes: `>10mb`, `>=10mb`, `<500kb`, `<=1gb`, `1mb..5mb`; a size alone is that large or larger. Null for anything else. */
export const sizeRange = (text: string): OpenRange | null => writtenRange(text, sizeBytes);
