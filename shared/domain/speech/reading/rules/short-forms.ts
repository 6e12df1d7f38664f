import { isNumber, romanValue } from '../number-ways.ts';
import { abbreviationOf } from '../tables/abbreviations.ts';
import { signOf } from '../tables/signs.ts';
import type { Ways } from '../ways.ts';
import type { Place } from '../written-word.ts';

/** Abbreviations and signs that stand alone; null for other words. */
export function shortFormRule({ bare, raw, at, hasStop, isFirst }: Place): Ways | null {
  const sign = signOf(bare);
  if (sign) return sign;
  const next = at(1).bare;
  if (/^x$/.test(bare) && isNumber(next) && isNumber(at(-1).bare)) return ['times', 'by'];
  const isNumberNext = /^#?\d/.test(next) || (romanValue(next) !== null && /^[IVX]+$/.test(next));
  const word = /^w\/o?,?$/i.test(raw) ? raw.replace(',', '') : bare;
  // "Ed. by" is edited, "Ed." alone may be a name.
  if (/^ed$/i.test(bare) && hasStop && /^by$/i.test(next)) return ['edited'];
  if (/^(?:max)$/i.test(bare) && !hasStop) return null;
  void isFirst;
  return abbreviationOf(word, { hasStop, isNumberNext });
}
