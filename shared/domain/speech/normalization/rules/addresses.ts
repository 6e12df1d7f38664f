import { wordTable } from '../tables/word-table.ts';
import { cardinalWays, digitWays } from '../number-ways.ts';
import { isKnownLetters, isShortWord, isUnspeakable } from '../tables/acronyms.ts';
import { camelParts, namedWay } from '../tables/names.ts';
import { inTurn, spelled, type Ways } from '../ways.ts';
import type { Place } from '../written-word.ts';

const DOMAINS = new Set(
  (
    'com org net edu gov mil int info biz dev app shop blog tech site online store cloud news art xyz fm tv me io ai co uk de fr es it nl be ch ' +
    'at eu us ca au nz jp cn in br mx ru pl se no dk fi ie pt gr cz hu ro tr kr za sg hk tw to ly gg gl so sh cc ws'
  ).split(' '),
);
const FILES = new Set(
  'txt pdf doc docx xls xlsx ppt pptx csv json xml html htm css js ts tsx jsx py rb go rs java cpp md jpg jpeg png gif svg webp mp3 mp4 wav flac ogg m4a mov avi mkv zip rar gz tar exe dmg iso srt vtt log ini cfg yml yaml toml env'.split(
    ' ',
  ),
);
const SIGNS: Record<string, string> = wordTable({
  '.': 'dot',
  '@': 'at',
  '/': 'slash',
  '-': 'dash',
  _: 'underscore',
  ':': 'colon',
  '?': 'question mark',
  '=': 'equals',
  '&': 'and',
  '#': 'hash',
  '+': 'plus',
  '%': 'percent',
  '~': 'tilde',
  '\\': 'backslash',
});

/** "/usr/bin", "~/notes.txt" and "C:\\Users" without what stands around them. */
const PATH =
  /^[("'“‘`]*((?:[A-Za-z]:\\|(?:~|\.{1,2})\/|\/(?=[\p{L}\d._-]+\/))[\p{L}\d._\\/-]*?[\p{L}\d])[\\/]?[)"'”’`,;:.!?]*$/u;

/** Web and mail addresses, names of files, handles and hashtags; null for other words. */
export function addressRule({ bare, raw }: Place): Ways | null {
  const handle = /^([@#])([\p{L}_][\p{L}\p{N}_]*|(?<=#)\d+\p{L}{2}[\p{L}\p{N}_]*)$/u.exec(bare);
  if (handle) return [`${handle[1] === '@' ? 'at' : 'hashtag'} ${labels(handle[2] as string)}`];
  const isWeb = /^[a-z]{2,8}:\/\/\S|^www\.\S|^localhost:\d/i.test(bare);
  if (/^(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?$/.test(bare)) return [octets(bare)];
  const path = PATH.exec(raw);
  if (path) return [labels(path[1] as string)];
  const isIdentifier = /^[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)+$/u.test(bare);
  if (!isWeb && !isIdentifier && !isMail(bare) && !isDomain(bare) && !isFile(bare)) return null;
  // Nobody says what every address begins with.
  return [labels(bare.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, ''))];
}

const octets = (word: string): string =>
  (word.match(/\d+|[.:]/g) ?? []).map((part) => SIGNS[part] ?? digitWays(part)[0]).join(' ');

const isMail = (word: string): boolean => /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$|^[a-z][\w.-]*@[a-z][\w-]+$/.test(word);

function isDomain(word: string): boolean {
  const match = /^((?:[\p{L}\p{N}-]+\.)+)(\p{L}{2,6})((?:\/\S*)?)$/u.exec(word);
  if (!match || !DOMAINS.has((match[2] as string).toLowerCase())) return false;
  // "U.S" and "p.m" are none, and "end.It" has forgotten its blank.
  return /[\p{L}\p{N}-]{2,}\.$/u.test(match[1] as string) && !/\.\p{Lu}\p{Ll}/u.test(word);
}

const isFile = (word: string): boolean => {
  const match = /^[\p{L}\p{N}_-]+(?:\.(?:tar|min|test|spec|d|[\d]+))*\.(\p{L}[\p{L}\d]{1,3})$/u.exec(word);
  return match !== null && FILES.has((match[1] as string).toLowerCase());
};

/** The parts of an address with its signs by their names. */
function labels(text: string): string {
  const parts = text.match(/[\p{L}]+|\d+|[^\p{L}\d\s]/gu) ?? [];
  return parts
    .map((part, index) => {
      if (/\d/.test(part)) return numberOf(part);
      if (SIGNS[part]) return SIGNS[part];
      const isVersion = part.toLowerCase() === 'v' && /^\d/.test(parts[index + 1] ?? '');
      return isVersion ? 'version' : label(part, parts[index - 1] === '.');
    })
    .filter((part) => part !== '')
    .join(' ');
}

const numberOf = (digits: string): string =>
  (digits.startsWith('0') || digits.length > 4 ? digitWays(digits)[0] : cardinalWays(digits)[0]) ?? '';

const SAID_DOMAINS =
  /^(?:com|org|net|edu|gov|mil|info|biz|dev|app|shop|blog|tech|site|online|store|cloud|news|art|me|so|to|be|zip|go|java|env|log|tar)$/;

/** A label as a word, or letter by letter where nobody can say it. */
function label(word: string, isBehindDot: boolean): string {
  const lower = word.toLowerCase();
  if (lower === 'www') return 'W W W';
  if (word.length === 1) return word.toUpperCase();
  const named = namedWay(word);
  if (named) return named;
  if (isBehindDot && (DOMAINS.has(lower) || FILES.has(lower))) {
    return SAID_DOMAINS.test(lower) ? lower : spelled(lower);
  }
  if (isKnownLetters(lower) || (isUnspeakable(lower) && lower.length <= 5)) return spelled(lower);
  if (word.length === 2 && !isShortWord(lower)) return spelled(lower);
  const parts = camelParts(word);
  return parts ? (inTurn(...parts.map((part) => [label(part, false)]))[0] ?? lower) : lower;
}
