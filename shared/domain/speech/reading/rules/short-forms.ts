import { isNumber, romanValue } from '../number-ways.ts';
import { abbreviationOf } from '../tables/abbreviations.ts';
import { signOf } from '../tables/signs.ts';
import type { Ways } from '../ways.ts';
import type { Place, WrittenWord } from '../written-word.ts';

const isTimeOrNumber = ({ bare, isBreak }: WrittenWord): boolean =>
  !isBreak && (/^[$€£]?\d/.test(bare) || /^[ap]\.?m$/i.test(bare));

/** A dash between two numbers or times: "4 am - 8 pm", "7 - 4 = 3"; null for other dashes. */
export const dashRule = ({ raw, at }: Place): Ways | null => {
  if (!/^[-–—−]$/.test(raw) || !isTimeOrNumber(at(-1)) || !isTimeOrNumber(at(1))) return null;
  return at(2).bare === '=' ? ['minus'] : ['to', 'minus'];
};

/** Abbreviations and signs that stand alone; null for other words. */
export function shortFormRule({ bare, raw, at, hasStop, isFirst }: Place): Ways | null {
  const sign = signOf(bare);
  // "18 ≥ 3" is a statement, "≥ 18" is not.
  if (sign) return isFirst && sign.length > 1 && sign[0]?.startsWith('is ') ? sign.slice(1) : sign;
  const next = at(1).bare;
  if (/^x$/.test(bare) && isNumber(next) && isNumber(at(-1).bare)) return ['times', 'by'];
  const isNumberNext = /^#?\d/.test(next) || (romanValue(next) !== null && /^[IVX]+$/.test(next));
  const word = /^w\/o?,?$/i.test(raw) ? raw.replace(',', '') : bare;
  // "Ed. by" is edited, "Ed." alone may be a name.
  if (/^ed$/i.test(bare) && hasStop && /^by$/i.test(next)) return ['edited'];
  if (/^VS$/.test(bare)) return null;
  return abbreviationOf(word, { hasStop, isNumberNext });
}
