import { wordTable } from '../tables/word-table.ts';
import { cardinalWays, digitWays, pairWays, plural } from '../number-ways.ts';
import { isSpelled } from '../tables/acronyms.ts';
import { plainScript } from '../tables/signs.ts';
import { eitherOf, inTurn, spelled, type Ways } from '../ways.ts';
import type { Place } from '../written-word.ts';

/** Versions, and names of letters with digits: "v2.0.1", "NE-123", "GPT-4", "H2O", "4x6"; null for other words. */
export function codeRule(place: Place): Ways | null {
  const word = plainScript(place.bare);
  return (
    several(word) ??
    severalInOne(word) ??
    version(word, place) ??
    videoStandard(word) ??
    formula(word) ??
    numberedName(word) ??
    mixed(word)
  );
}

/** "2in1", "3-in-1", "all-in-1". */
function severalInOne(word: string): Ways | null {
  const match = /^(\d{1,2}|all)-?in-?(\d)$/i.exec(word);
  if (!match) return null;
  const [, first = '', last = ''] = match;
  return inTurn(/\d/.test(first) ? cardinalWays(first) : ['all'], ['in'], cardinalWays(last));
}

/** "Office365", "Windows11": a word and its number. */
function numberedName(word: string): Ways | null {
  const match = /^(\p{Lu}?\p{Ll}{3,})(\d{1,4})$/u.exec(word);
  return match && inTurn([(match[1] as string).toLowerCase()], numberOf(match[2] as string, true));
}

function version(word: string, { at }: Place): Ways | null {
  const match = /^([vV]?)(\d+(?:\.\d+){0,4})([a-z]?\d*)(?:-(alpha|beta|rc|dev|preview)\.?(\d{0,3}))?$/.exec(word);
  if (!match) return null;
  const [, sign, numbers = '', tail = '', stage = '', count = ''] = match;
  // "V8" is an engine.
  if (sign === 'V' && /^\d{1,2}$/.test(numbers)) return null;
  if (stage && !sign && !numbers.includes('.')) return null;
  const parts = numbers.split('.');
  if (!sign && !stage && (parts.length < 3 || tail !== '')) return null;
  if (tail !== '' && !/^[a-c]?\d*$/.test(tail)) return null;
  const said = parts.map((part) => (part.length > 1 && part.startsWith('0') ? digitWays(part) : cardinalWays(part)));
  const joined = said.reduce<Ways>(
    (ways, part) => (ways.length === 0 ? part : inTurn(ways, ['point', 'dot'], part)),
    [],
  );
  return inTurn(
    [sign && !/^ver(?:sion)?$/i.test(at(-1).bare) ? 'version' : ''],
    joined,
    [tail === '' ? '' : lettersAndDigits(tail)],
    [stage === 'rc' ? 'R C' : stage],
    count === '' ? [''] : cardinalWays(count),
  );
}

const lettersAndDigits = (text: string): string =>
  (text.match(/[a-z]+|\d+/gi) ?? [])
    .map((part) => (/\d/.test(part) ? (cardinalWays(part)[0] ?? '') : spelled(part)))
    .join(' ');

/** "H.264". */
function videoStandard(word: string): Ways | null {
  const match = /^([A-Z])\.(\d{3})$/.exec(word);
  return (
    match &&
    inTurn([match[1] as string], ['dot', ''], eitherOf(digitWays(match[2] as string), pairWays(match[2] as string)))
  );
}

const ELEMENTS = new Set(
  (
    'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc ' +
    'Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce W Pt Au Hg Tl Pb Bi Po Rn Ra Th U Pu'
  ).split(' '),
);

/** "CaCO3", "NH4+": each letter by itself. */
function formula(word: string): Ways | null {
  if (!/^(?:\p{Lu}\p{Ll}?\d*)+[+−-]?$/u.test(word) || !/\d/.test(word)) return null;
  const symbols = word.match(/\p{Lu}\p{Ll}?/gu) ?? [];
  if ((symbols.length < 2 && !/^\p{L}+\d\+$/u.test(word)) || !symbols.every((symbol) => ELEMENTS.has(symbol)))
    return null;
  const tokens = word.match(/\p{L}+|\d+|[+−-]$/gu) ?? [];
  return inTurn(
    ...tokens.map((token): Ways => {
      if (/\d/.test(token)) return cardinalWays(token);
      return [/\p{L}/u.test(token) ? spelled(token) : token === '+' ? 'plus' : 'minus'];
    }),
  );
}

/** "MP3s", "A320neo", "HDR10+": a code with an ending. */
function several(word: string): Ways | null {
  const match = /^([\p{L}\d-]*\p{Lu}[\p{L}\d-]*\d)(s|\p{Ll}{3,}|\+)$/u.exec(word);
  if (!match) return null;
  const [, code = '', ending = ''] = match;
  const said = formula(code) ?? mixed(code);
  if (!said) return null;
  if (ending === 's') return said.map((way) => plural(way));
  return inTurn(said, [ending === '+' ? 'plus' : ending]);
}

function mixed(word: string): Ways | null {
  const isMixed = /^(?=.*\d)(?=.*\p{L})[\p{L}\d]+(?:-[\p{L}\d]+)*$/u.test(word) || /^7[0-8]7-\d{1,3}$/.test(word);
  if (
    !isMixed ||
    /^\d+(?:st|nd|rd|th)-/.test(word) ||
    /^\p{L}{4,}-|-\p{L}{3,}|\p{Ll}{3,}/u.test(word.replace(/^\p{Lu}{2,8}-/u, ''))
  )
    return null;
  const parts = word.match(/\d+|[\p{L}]+|-/gu) ?? [];
  // "3-day" and "mid-1800s" are words beside each other.
  if (/^\d+-\p{Ll}/u.test(word)) return null;
  return inTurn(
    ...parts.map((part, index): Ways => {
      if (part === '-') return [''];
      if (/\d/.test(part)) return numberOf(part, parts[index - 1] === '-' || index === 0);
      return [letters(part)];
    }),
  );
}

function numberOf(digits: string, isApart: boolean): Ways {
  if (digits.startsWith('0')) return digitWays(digits);
  if (digits.length <= 2) return eitherOf(cardinalWays(digits), digitWays(digits));
  if (digits.length === 3) return eitherOf(pairWays(digits), digitWays(digits), cardinalWays(digits));
  if (digits.length === 4 && isApart) return eitherOf(pairWays(digits), digitWays(digits), cardinalWays(digits));
  return eitherOf(digitWays(digits), cardinalWays(digits));
}

const KEYS: Record<string, string> = wordTable({
  Alt: 'alt',
  Ctrl: 'control',
  Esc: 'escape',
  Cmd: 'command',
  Fn: 'function',
});

function letters(part: string): string {
  if (KEYS[part]) return KEYS[part];
  if (/^\p{Lu}[aeiou]\p{Ll}$/u.test(part)) return part.toLowerCase();
  if (part.length <= 3 || isSpelled(part.toUpperCase(), false)) return spelled(part);
  return part.toLowerCase();
}
