import type { DayCount } from '../../../../shared/domain/library/search/library-row.ts';

/** A day with items: its number in the month, and the place of its first item among all that is found. */
export type CalendarDay = DayCount & { date: number; at: number };

/** A month with items, `2026-03`; its days in their order. */
export type CalendarMonth = { month: string; count: number; days: CalendarDay[] };

/** The months of a time line, the oldest first; days come in the order of the list, whichever that is. */
export function calendarOf(days: readonly DayCount[]): CalendarMonth[] {
  const months = new Map<string, CalendarMonth>();
  let at = 0;
  for (const { day, count } of days) {
    const month = day.slice(0, 7);
    const found = months.get(month) ?? { month, count: 0, days: [] };
    months.set(month, found);
    found.count += count;
    found.days.push({ day, count, date: Number(day.slice(8)), at });
    at += count;
  }
  const byDay = (one: CalendarDay, other: CalendarDay) => one.date - other.date;
  return [...months.values()]
    .map((each) => ({ ...each, days: each.days.toSorted(byDay) }))
    .toSorted((one, other) => (one.month < other.month ? -1 : 1));
}

/** The day of the item at a place; the last before it where that is none's. */
export function dayAt(months: readonly CalendarMonth[], at: number): CalendarDay | null {
  const days = months.flatMap((month) => month.days);
  return (
    days.find((day) => at >= day.at && at < day.at + day.count) ??
    days.reduce<CalendarDay | null>((first, day) => (first === null || day.at < first.at ? day : first), null)
  );
}

/** How many blanks are before the first of a month in rows of weeks; `firstWeekday`: 1 for Monday to 7 for Sunday. */
export function blanksBefore(month: string, firstWeekday: number): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return (new Date(year, number - 1, 1).getDay() - (firstWeekday % 7) + 7) % 7;
}

/** How many days a month has. */
export function lengthOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(year, number, 0).getDate();
}

/**
 * Where a key goes from a day, among days with items alone: left and right by one, up and down by a week or more, by page to the
 * month before or after with the nearest date, and to the ends of the month. It stays at the edges; null for any other key.
 */
export function moveDay(key: string, from: CalendarDay, months: readonly CalendarMonth[]): CalendarDay | null {
  const days = months.flatMap((month) => month.days);
  const index = days.findIndex(({ day }) => day === from.day);
  const monthIndex = months.findIndex(({ month }) => from.day.startsWith(month));
  const inMonth = months[monthIndex]?.days ?? [];
  switch (key) {
    case 'ArrowLeft':
      return days[Math.max(0, index - 1)] ?? null;
    case 'ArrowRight':
      return days[Math.min(days.length - 1, index + 1)] ?? null;
    case 'ArrowUp':
      return days.findLast(({ day }) => day <= daysFrom(from.day, -7)) ?? from;
    case 'ArrowDown':
      return days.find(({ day }) => day >= daysFrom(from.day, 7)) ?? from;
    case 'PageUp':
      return nearest(months[monthIndex - 1]?.days ?? [], from) ?? from;
    case 'PageDown':
      return nearest(months[monthIndex + 1]?.days ?? [], from) ?? from;
    case 'Home':
      return inMonth[0] ?? from;
    case 'End':
      return inMonth.at(-1) ?? from;
    default:
      return null;
  }
}

/** The day of a month whose date is nearest to that of another. */
export function nearest(days: readonly CalendarDay[], { date }: Pick<CalendarDay, 'date'>): CalendarDay | undefined {
  return days.toSorted((one, other) => Math.abs(one.date - date) - Math.abs(other.date - date))[0];
}

function daysFrom(day: string, by: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const then = new Date(year, month - 1, date + by);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(then.getFullYear()).padStart(4, '0')}-${two(then.getMonth() + 1)}-${two(then.getDate())}`;
}
