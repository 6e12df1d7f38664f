import { cardinalWays, ordinalWays, yearWays } from '../number-ways.ts';
import { fullMonth, isCalendarWord, monthName, shortMonth, shortWeekday } from '../tables/calendar.ts';
import { unitOf } from '../tables/units.ts';
import { eitherOf, inTurn, spelled, type Ways } from '../ways.ts';
import type { Place } from '../written-word.ts';
import { clock } from './times.ts';

/** Dates, months, weekdays and the numbers of days beside them; null for other words. */
export function dateRule(place: Place): Ways | null {
  return writtenDate(place.bare) ?? shortDate(place) ?? quarter(place.bare) ?? calendarName(place) ?? dayOfMonth(place);
}

/** "2024-05-03", "5/3/24", "28.11.2026". */
function writtenDate(word: string): Ways | null {
  const stamp = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-4]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?Z?$/.exec(word);
  const day = stamp && writtenDate(stamp[1] as string);
  if (stamp && day) return inTurn(day, ['at', ''], clock(stamp[2] as string, stamp[3] as string, false));
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(word);
  if (iso) return dateOf(iso[1] as string, Number(iso[2]), Number(iso[3]));
  const named =
    /^(\p{L}{3,9})-(\d{1,2})(?:-(\d{4}))?$/u.exec(word) ?? turned(/^(\d{1,2})-(\p{L}{3,9})(?:-(\d{4}))?$/u.exec(word));
  const month = named && (fullMonth(named[1] as string) ?? shortMonth(named[1] as string));
  if (named && month) {
    return inTurn([monthName(month)], ordinalWays(named[2] as string), named[3] ? yearWays(named[3]) : ['']);
  }
  const ordered = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(word);
  if (!ordered) return null;
  const [first, second] = [Number(ordered[1]), Number(ordered[3])];
  const digits = ordered[4] as string;
  // "1.2.34" is a version.
  if (digits.length === 2 && ordered[2] !== '/') return null;
  const year = digits.length === 4 ? digits : `${Number(digits) > LATEST_SHORT_YEAR ? 19 : 20}${digits}`;
  // With slashes the American order, with full stops the European one, unless that is no date.
  const american = dateOf(year, first, second);
  const european = dateOf(year, second, first);
  return ordered[2] === '.' ? (european ?? american) : (american ?? european);
}

/** "Sat 12/14", "due 4/15": a month and a day behind a weekday or a word of time. */
function shortDate({ bare, at }: Place): Ways | null {
  const match = /^(1[0-2]|[1-9])\/(3[01]|[12]\d|[1-9])$/.exec(bare);
  const name = match && monthName(Number(match[1]));
  const isDated =
    shortWeekday(at(-1).bare) !== null ||
    /^(?:on|since|until|till|due|dated|starts?|started|starting|ends?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i.test(
      at(-1).bare,
    );
  return match && name && isDated ? inTurn([name], ordinalWays(match[2] as string)) : null;
}

/** "Q1'24", "FY2023". */
function quarter(word: string): Ways | null {
  const match = /^(Q[1-4]|H[12]|FY|CY)['’]?(\d{4}|\d\d)$/.exec(word);
  if (!match) return null;
  const [name = '', digits = ''] = match.slice(1);
  return inTurn(
    [spelled(name[0] as string)],
    /\d/.test(name) ? cardinalWays(name.slice(1)) : [spelled(name.slice(1))],
    digits.length === 4 ? yearWays(digits) : cardinalWays(digits),
  );
}

/** "15-Jan-2020" as "Jan-15-2020". */
const turned = (match: RegExpExecArray | null): (string | undefined)[] | null =>
  match && [match[0], match[2], match[1], match[3]];

function dateOf(year: string, month: number, day: number): Ways | null {
  const name = monthName(month);
  return name && day >= 1 && day <= 31 ? inTurn([name], ordinalWays(String(day)), yearWays(year)) : null;
}

/** '44 is past, '30 may be to come. */
const LATEST_SHORT_YEAR = 35;

const BESIDE = /[-–—/]/;

/** "Jan.", "Mon."; without the full stop only ahead of a number or beside another. */
function calendarName({ bare, at, hasStop, isBreak }: Place): Ways | null {
  const month = shortMonth(bare);
  const name = month ? monthName(month) : shortWeekday(bare);
  if (!name) return null;
  const next = at(1).bare;
  if (month && /^\d{1,4}(?:st|nd|rd|th)?(?:[-–]\d{1,2}(?:st|nd|rd|th)?)?$/.test(next) && (hasStop || !isBreak))
    return [name];
  if (month && /^(?:\d{1,2}(?:st|nd|rd|th)?[-–])?\d{1,2}(?:st|nd|rd|th)?$/.test(at(-1).bare) && !at(-1).isBreak)
    return [name];
  if (!month && (/^on$/i.test(at(-1).bare) || (!isBreak && TIME.test(next)))) return [name];
  if (!hasStop) return isBeside(at(1).bare) || isBeside(at(-1).bare) ? [name] : null;
  // In small letters they end sentences: "he sat."
  return /^\p{Lu}/u.test(bare) ? [name] : null;
}

const TIME = /^\d{1,2}(?:[:.]\d\d)?(?:[ap]m)?[-–—]\d|^\d{1,2}(?::\d\d|(?::\d\d)?[ap]m)/i;

const isBeside = (word: string): boolean =>
  !BESIDE.test(word) && (shortWeekday(word) !== null || (/^\p{Lu}/u.test(word) && shortMonth(word) !== null));

const ORDINARY = /^(?:May|March)$/;

const isMonth = (word: string): boolean =>
  fullMonth(word) !== null || (shortMonth(word) !== null && isCalendarWord(word));

/** "Oct. 12" and "12 October": the twelfth. */
function dayOfMonth({ bare, at, isBreak }: Place): Ways | null {
  const days = /^(\d{1,2})[-–](\d{1,2})$/.exec(bare);
  if (days && isMonth(at(-1).bare) && Number(days[2]) <= 31 && Number(days[1]) < Number(days[2]))
    return inTurn(ordinalWays(days[1] as string), ['to'], ordinalWays(days[2] as string));
  const day = /^(\d{1,2})$/.exec(bare);
  if (!day || Number(bare) < 1 || Number(bare) > 31) return null;
  const previous = at(-1);
  const isMonthBefore = isMonth(previous.bare);
  const next = at(1).bare;
  if (isMonthBefore && !unitOf(next)) return ordinalWays(bare);
  if (isBreak || (fullMonth(next) === null && shortMonth(next) === null)) return null;
  if (
    ORDINARY.test(next) &&
    !/^\d{4}$/.test(at(2).bare) &&
    !/^(?:on|the|by|since|until|till|from|to)$/i.test(previous.bare)
  )
    return null;
  return eitherOf(ordinalWays(bare), cardinalWays(bare), inTurn(['the'], ordinalWays(bare), ['of']));
}
