import { expect, it } from 'vitest';
import { ALL_SCRIPTS, isFiltering, queryOf } from './script-filter.ts';

const now = new Date(2026, 2, 1, 15, 30);
const midnight = (month: number, day: number) => new Date(2026, month, day).getTime();

it('asks for nothing in particular where all are shown', () => {
  expect([isFiltering(ALL_SCRIPTS), queryOf(ALL_SCRIPTS, now)]).toEqual([false, {}]);
});

it('counts days of the calendar, over the ends of months', () => {
  const since = (time: 'today' | 'week' | 'month') => queryOf({ ...ALL_SCRIPTS, time }, now).sinceMs;
  expect([since('today'), since('week'), since('month')]).toEqual([midnight(2, 1), midnight(1, 23), midnight(0, 31)]);
});

it('asks for everything at once that is chosen', () => {
  const filter = { isFavourite: true, voiceId: 'v', time: 'today' as const };
  expect([isFiltering(filter), queryOf(filter, now)]).toEqual([
    true,
    { isFavourite: true, voiceId: 'v', sinceMs: midnight(2, 1) },
  ]);
});
