import type { DayCount } from '../../../../shared/domain/library/search/library-row.ts';
import type { GridGroup } from '../../../ui/collection/grid/use-grid-rows.ts';
import { texts } from '../texts.ts';
import classes from './items.module.css';

const DAY_MS = 24 * 60 * 60 * 1000;

const thisYear = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' });
const otherYear = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric' });

/** A day as people say it. */
export function dayName(day: string, nowMs: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const then = new Date(year, month - 1, date);
  const now = new Date(nowMs);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  // Days differ by an hour where the clocks change.
  const daysAgo = Math.round((today.getTime() - then.getTime()) / DAY_MS);
  if (daysAgo === 0) return texts.items.today;
  if (daysAgo === 1) return texts.items.yesterday;
  return (year === now.getFullYear() ? thisYear : otherYear).format(then);
}

/** The days of the time line with their headings. */
export function dayGroups(days: readonly DayCount[], nowMs: number): GridGroup[] {
  return days.map(({ day, count }) => ({
    key: day,
    count,
    heading: (
      <h3 className={classes.day}>
        {dayName(day, nowMs)} <span className={classes.dayCount}>{count.toLocaleString('en')}</span>
      </h3>
    ),
  }));
}
