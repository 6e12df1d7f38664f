import { wordTable } from '../tables/word-table.ts';
import { isNumber, romanValue } from '../number-ways.ts';
import { abbreviationOf } from '../tables/abbreviations.ts';
import { signOf } from '../tables/signs.ts';
import { unitOf } from '../tables/units.ts';
import type { Ways } from '../ways.ts';
import type { Place, WrittenWord } from '../written-word.ts';

const isTimeOrNumber = ({ bare, isBreak }: WrittenWord): boolean =>
  !isBreak && (/^[$€£]?\d/.test(bare) || /^[ap]\.?m$/i.test(bare));

/** A dash between two numbers or times: "4 am - 8 pm", "7 - 4 = 3"; null for other dashes. */
export const dashRule = ({ raw, at }: Place): Ways | null => {
  if (!/^[-–—−]$/.test(raw) || !isTimeOrNumber(at(-1)) || !isTimeOrNumber(at(1))) return null;
  return at(2).bare === '=' ? ['minus'] : ['to', 'minus'];
};

/** Years of lives: "(b. 1920)". */
const LIVES: Record<string, Ways> = wordTable({
  c: ['circa'],
  b: ['born'],
  d: ['died'],
  r: ['reigned'],
  fl: ['flourished'],
});

const SIZES: Record<string, Ways> = wordTable({ sm: ['small'], med: ['medium'] });

/** What has numbers with letters in them: "serial no. A1B2". */
const NUMBERED =
  /^(?:serial|model|part|order|invoice|case|reference|ref|item|flight|account|tracking|patent|lot|batch|policy|ticket|catalogue|catalog|article|permit|licence|license)$/i;

/** Abbreviations and signs that stand alone; null for other words. */
export function shortFormRule({ bare, raw, at, hasStop, isFirst }: Place): Ways | null {
  const next = at(1).bare;
  if (/^[x×]$/.test(bare) && isNumber(next) && isNumber(at(-2).bare) && unitOf(at(-1).bare)) return ['by', 'times'];
  if (/^\+\/?[-−]$/.test(raw)) return ['plus or minus'];
  const sign = signOf(bare);
  // "18 ≥ 3" is a statement, "≥ 18" is not.
  // "Settings > Audio": a way through menus is a pause.
  if (bare === '>' && /^\p{L}/u.test(next) && /^\p{L}/u.test(at(-1).bare)) return [''];
  // "It's < 1%."
  if (sign?.[0]?.startsWith('is ') && /^(?:is|are|was|were|be|it['’]s|that['’]s|['’]s)$/i.test(at(-1).bare))
    return sign.map((way) => way.replace(/^is /, ''));
  if (sign) return isFirst && sign.length > 1 && sign[0]?.startsWith('is ') ? sign.slice(1) : sign;
  if (/^[x×]$/.test(bare) && /\d["″”'′’]$/.test(at(-1).bare)) return ['by'];
  if (/^x$/.test(bare) && isNumber(next) && isNumber(at(-1).bare)) return ['times', 'by'];
  // "No. I won't."
  const isNumberNext =
    /^#?\d/.test(next) ||
    (NUMBERED.test(at(-1).bare) && /^\p{Lu}{1,4}-?\d/u.test(next)) ||
    /^[ivxl]{1,6}[–-][ivxl]{1,6}$/.test(next) ||
    (romanValue(next) !== null && /^[IVX]{2,}$|^[VX]$/.test(next));
  const isNameNext = /^\p{Lu}|^\d+(?:st|nd|rd|th)$/u.test(next);
  const word = /^w\/o?,?$/i.test(raw) ? raw.replace(',', '') : bare;
  // "Ed. by" is edited, "Ed." alone may be a name.
  if (/^ed$/i.test(bare) && hasStop && /^by$/i.test(next)) return ['edited'];
  if (/^est$/.test(bare) && hasStop && !/^(?:in$|\d{3,4}$)/.test(next)) return ['estimated', 'established'];
  if (/^inc$/i.test(bare) && /^(?:VAT|GST|tax|tip|shipping|delivery|postage|p&p)$/i.test(next)) return ['including'];
  const size = hasStop && /\d$/.test(at(-1).bare) ? SIZES[bare] : undefined;
  if (size) return size;
  // A time zone, a form of computer.
  if (/^(?:VS|EST|MS)$/.test(bare)) return null;
  const isOrdinalBefore = /^\d+(?:st|nd|rd|th)$/.test(at(-1).bare);
  if (hasStop && isOrdinalBefore && /^(?:ed|fl)$/i.test(bare)) return [/^ed$/i.test(bare) ? 'edition' : 'floor'];
  if (hasStop && isNumberNext && /^rev$/i.test(bare)) return ['revision'];
  const life = hasStop && /^\d{3,4}$/.test(next) ? LIVES[bare] : null;
  if (life) return life;
  return abbreviationOf(word, { hasStop, isNumberNext, isNameNext });
}
