import type { DayCount } from '../../../../shared/domain/library/search/library-row.ts';
import type { GridGroup } from '../../../ui/collection/grid/use-grid-rows.ts';
import { dayName } from '../../../ui/time/day-name.ts';
import classes from './items.module.css';

/** The days of the time line with their headings. */
export function dayGroups(days: readonly DayCount[], nowMs: number): GridGroup[] {
  return days.map(({ day, count }) => ({
    key: day,
    count,
    heading: (
      <h3 className={classes.day}>
        {dayName(dateOf(day), nowMs)} <span className={classes.dayCount}>{count.toLocaleString('en')}</span>
      </h3>
    ),
  }));
}

/** The local day of `2026-12-01`. */
function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
