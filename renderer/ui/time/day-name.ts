import { timeTexts } from './time-texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const thisYear = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' });
const otherYear = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric' });

/** A local day as people say it, for headings. */
export function dayName(day: Date, nowMs: number): string {
  const now = new Date(nowMs);
  // Days differ by an hour where the clocks change.
  const daysAgo = Math.round((midnightOf(now) - midnightOf(day)) / DAY_MS);
  if (daysAgo === 0) return timeTexts.today;
  if (daysAgo === 1) return timeTexts.yesterday;
  return (day.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(day);
}

const midnightOf = (time: Date): number => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
