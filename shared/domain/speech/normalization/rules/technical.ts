import { wordTable } from '../tables/word-table.ts';
import { cardinalWays, digitWays, numberWays, ordinalWays, signedWays } from '../number-ways.ts';
import { isSpelled } from '../tables/acronyms.ts';
import { namedWay } from '../tables/names.ts';
import { signOf } from '../tables/signs.ts';
import { eitherOf, inTurn, spelled, type Ways } from '../ways.ts';
import type { Place } from '../written-word.ts';

const KEYS: Record<string, string> = wordTable({ '⌘': 'command', '⌥': 'option', '⇧': 'shift', '⌃': 'control' });

/** Powers, numbers with exponents, standards, keys, and signs in front of numbers; null for other words. */
export function technicalRule({ bare }: Place): Ways | null {
  return (
    raised(bare) ??
    difference(bare) ??
    exponential(bare) ??
    wireless(bare) ??
    keys(bare) ??
    signed(bare) ??
    withPlus(bare)
  );
}

/** "10^6", "x^2", "2^n", "mc²", "10⁻⁶". */
function raised(word: string): Ways | null {
  const match =
    /^([-−]?\d[\d.,]*|\p{L})\^[({]?([-−]?\d+|\p{L})[)}]?$/u.exec(word) ??
    /^(\p{L}{1,2}|\d[\d.,]*)([⁻⁰¹²³⁴-⁹]+)$/u.exec(word);
  if (!match) return null;
  const [, base = '', raisedTo = ''] = match;
  const exponent = raisedTo.normalize('NFKC');
  const said = /\d/.test(base)
    ? signedWays(base)
    : [[...base].map((letter) => namedWay(letter) ?? spelled(letter)).join(' ')];
  if (/\p{L}/u.test(exponent)) return inTurn(said, [`to the ${spelled(exponent)}`]);
  if (exponent === '2') return inTurn(said, ['squared', 'to the second']);
  if (exponent === '3') return inTurn(said, ['cubed', 'to the third']);
  return inTurn(said, exponentWays(exponent));
}

/** "Δt": a difference. */
function difference(word: string): Ways | null {
  const match = /^[Δδ](\p{L})$/u.exec(word);
  return match && [`delta ${spelled(match[1] as string)}`];
}

/** "1.5e-9" and "6.02e23". */
function exponential(word: string): Ways | null {
  const match = /^([-−]?\d+(?:\.\d+)?)(?:e|E(?=[-−+]))([-−+]?)(\d{1,3})$/.exec(word);
  if (!match) return null;
  const exponent = (match[2] === '+' ? '' : (match[2] ?? '')) + (match[3] as string);
  return inTurn(signedWays(match[1] as string), ['times ten'], exponentWays(exponent));
}

/** What is said of an exponent: "to the minus six". */
function exponentWays(exponent: string): Ways {
  const digits = exponent.replace(/^[-−]0*|^0+(?=\d)/, '');
  if (/^[-−]/.test(exponent)) return inTurn(['to the', 'to the power of'], ['minus', 'negative'], cardinalWays(digits));
  return eitherOf(inTurn(['to the'], ordinalWays(digits)), inTurn(['to the power of', 'to the'], cardinalWays(digits)));
}

/** "802.11ac". */
function wireless(word: string): Ways | null {
  const match = /^802\.(\d{1,2})([a-z]{0,2})$/.exec(word);
  if (!match) return null;
  const letters = match[2] ? [spelled(match[2])] : [''];
  return inTurn(['eight oh two'], ['dot', 'point'], cardinalWays(match[1] as string), letters);
}

/** "⌘K" and "⌘⇧P". */
function keys(word: string): Ways | null {
  const match = /^([⌘⌥⇧⌃]+)\+?([\p{L}\p{N}]{1,3})$/u.exec(word);
  if (!match) return null;
  const names = [...(match[1] as string)].map((sign) => KEYS[sign]).join(' ');
  return [
    `${names} ${/^\d+$/.test(match[2] as string) ? digitWays(match[2] as string)[0] : spelled(match[2] as string)}`,
  ];
}

/** "§5", "©2024". */
function signed(word: string): Ways | null {
  const match = /^(§{1,2}|[¶©])(\d[\d.]*)$/.exec(word);
  if (!match) return null;
  const number = match[2] as string;
  const said = /^\d+(?:\.\d+){2,}$/.test(number)
    ? inTurn(
        ...number.split('.').flatMap((part, index) => (index ? [['point'], cardinalWays(part)] : [cardinalWays(part)])),
      )
    : numberWays(number);
  return inTurn(signOf(match[1] as string) ?? [''], said);
}

/** "A+", "Disney+". */
function withPlus(word: string): Ways | null {
  const match = /^(\p{L}+)\+$/u.exec(word);
  if (!match) return null;
  const [, name = ''] = match;
  return [namedWay(word) ?? `${/^\p{Lu}{2,}$/u.test(name) && isSpelled(name, false) ? spelled(name) : name} plus`];
}
