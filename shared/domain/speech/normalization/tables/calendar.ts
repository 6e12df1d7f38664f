import { wordTable } from './word-table.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS: Record<string, string> = wordTable({
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  weds: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
});
const SHORT_MONTHS: Record<string, number> = wordTable({
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  sept: 9,
  oct: 10,
  nov: 11,
  dec: 12,
});

/** "January" for 1; empty for what is no month. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';

/** Months that are words of their own in small letters. */
const ORDINARY = new Set(['may', 'march', 'mar']);
const isMonthCase = (word: string): boolean => /^\p{Lu}/u.test(word) || !ORDINARY.has(word);

/** The number of a month that is written in full; null for other words, among them "may" and "march". */
export function fullMonth(word: string): number | null {
  const index = MONTHS.findIndex((month) => month.toLowerCase() === word.toLowerCase());
  return index >= 0 && isMonthCase(word) ? index + 1 : null;
}

/** The number of an abbreviated month, without its full stop; null for other words. */
export const shortMonth = (word: string): number | null =>
  isMonthCase(word) ? (SHORT_MONTHS[word.toLowerCase()] ?? null) : null;

/** The name of an abbreviated weekday with a capital letter, without its full stop; null for other words. */
export const shortWeekday = (word: string): string | null =>
  /^\p{Lu}/u.test(word) ? (WEEKDAYS[word.toLowerCase()] ?? null) : null;

/** Whether a word names a month or a weekday in any form. */
export const isCalendarWord = (word: string): boolean =>
  fullMonth(word) !== null ||
  shortMonth(word) !== null ||
  shortWeekday(word) !== null ||
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(word);
