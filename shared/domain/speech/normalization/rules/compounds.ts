import { wordTable } from '../tables/word-table.ts';
import { cardinalWays, decadeWays, isNumber, numberWays, yearWays } from '../number-ways.ts';
import { isCalendarWord } from '../tables/calendar.ts';
import { inTurn, type Ways } from '../ways.ts';
import type { Place, WrittenWord } from '../written-word.ts';
import { writtenWord } from '../written-word.ts';

type ReadPart = (place: Place) => Ways | null;

/** Ranges, sums, and words joined by hyphens and slashes, whose parts are read by themselves; null for other words. */
export function compoundRule(place: Place, readPart: ReadPart): Ways | null {
  const { bare } = place;
  return (
    range(bare) ??
    decades(bare) ??
    named(bare, (part) => readPart(partPlace(place, [part], 0))) ??
    sum(bare, (part) => readPart(partPlace(place, [part], 0))) ??
    parts(place, readPart)
  );
}

/** "3–7", "5-10", "1914–1918", "2019–20": not with spaces, which part two numbers. */
function range(word: string): Ways | null {
  const match = /^([~≈]?)(\d[\d.,]*)[-–—](\d[\d.,]*)$/.exec(word);
  if (!match || !isNumber(match[2] as string) || !isNumber(match[3] as string)) return null;
  const isYear = (digits: string) => /^(?:1[1-9]|20)\d\d$/.test(digits);
  const [, sign, left = '', right = ''] = match;
  const first = isYear(left) && (isYear(right) || right.length === 2) ? yearWays(left) : numberWays(left);
  const second = isYear(right) && isYear(left) ? yearWays(right) : numberWays(right);
  // "Fifty-fifty".
  return inTurn([sign ? 'about' : ''], first, left === right ? ['', 'to'] : ['to', ''], second);
}

/** "1st-3rd", "Q1-Q3". */
function named(word: string, read: (part: string) => Ways | null): Ways | null {
  const match =
    /^(\d{1,3}(?:st|nd|rd|th))[-–—](\d{1,3}(?:st|nd|rd|th))$/.exec(word) ?? /^([QH][1-4])[-–—]([QH][1-4])$/.exec(word);
  const sides = match && [read(match[1] as string), read(match[2] as string)];
  return sides?.[0] && sides[1] ? inTurn(sides[0], ['to'], sides[1]) : null;
}

/** "1960s-80s". */
function decades(word: string): Ways | null {
  const match = /^(\d0|[12]\d{2}0)s[-–—](\d0|[12]\d{2}0)s$/.exec(word);
  return match && inTurn(decadeWays(match[1] as string), ['to'], decadeWays(match[2] as string));
}

const OPERATORS: Record<string, string[]> = wordTable({
  '+': ['plus'],
  '−': ['minus'],
  '×': ['times'],
  '*': ['times'],
  '÷': ['divided by'],
  '=': ['equals'],
  '<': ['is less than'],
  '>': ['is greater than'],
});

/** "2+2=4" and "a=b". */
function sum(word: string, read: (part: string) => Ways | null): Ways | null {
  const signs = word.includes('=') ? word.replaceAll('-', '−') : word;
  if (!/^[\p{L}\p{N}.,²³]+(?:[+=×÷*−<>][\p{L}\p{N}.,²³]+)+$/u.test(signs)) return null;
  const tokens = signs.match(/[+=×÷*−<>]|[^+=×÷*−<>]+/g) ?? [];
  return inTurn(...tokens.map((token) => OPERATORS[token] ?? read(token) ?? [token]));
}

function parts(place: Place, readPart: ReadPart): Ways | null {
  const { bare } = place;
  if (!/[\p{L}\p{N}.)%°][-–—/][\p{L}\p{N}$('’]|[\p{L}\p{N}]@\d/u.test(bare)) return null;
  const tokens = bare.match(/[^-–—/@]+|[-–—/@]/g) ?? [];
  const words = tokens.filter((token) => !/^[-–—/@]$/.test(token));
  const isRange =
    words.length === 2 &&
    words.every((word) => /^[$€£]?\d[\d.,]*(?:%|°[CF]?|[ap]m)?$/.test(word)) &&
    /[%°m]-/.test(bare);
  const isCalendar = words.every((word) => isCalendarWord(word.replace(/\.$/, '')));
  let isRead = bare.includes('/');
  let index = 0;
  const ways = tokens.map((token): Ways => {
    if (/^[–—]$/.test(token)) {
      // "Sections A–C".
      if (words.every((word) => /^[A-Z]$/.test(word))) isRead = true;
      return ['to'];
    }
    if (token === '@') return ['at'];
    if (token === '-') return isCalendar || isRange ? ['to'] : [''];
    if (token === '/') return [''];
    const at = index;
    index += 1;
    const read = isCalendar ? readPart(calendarPlace(place, words, at)) : readPart(partPlace(place, words, at));
    if (read) isRead = true;
    return read ?? [/^\d+$/.test(token) ? (cardinalWays(token)[0] ?? token) : token];
  });
  return isRead ? inTurn(...ways) : null;
}

/** A part among its neighbours inside the word, and beyond its ends those of the word. */
function partPlace(place: Place, words: readonly string[], index: number): Place {
  const inside = words.map((word) => writtenWord(word, 0));
  const at = (distance: number): WrittenWord => {
    const to = index + distance;
    if (to < 0) return place.at(to);
    return to < inside.length ? (inside[to] as WrittenWord) : place.at(to - inside.length + 1);
  };
  return { ...(inside[index] as WrittenWord), at, isFirst: place.isFirst && index === 0 };
}

/** Beside each other, months and weekdays need no full stop. */
const calendarPlace = (place: Place, words: readonly string[], index: number): Place => ({
  ...partPlace(place, words, index),
  hasStop: true,
});
