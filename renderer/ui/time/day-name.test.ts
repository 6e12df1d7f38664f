import { expect, it } from 'vitest';
import { dayName } from './day-name.ts';

const at = (month: number, day: number, hour: number, year = 2026) => new Date(year, month - 1, day, hour);
const name = (day: Date, now: Date) => dayName(day, now.getTime());

it('says today and yesterday from midnight to midnight', () => {
  expect(name(at(12, 1, 0), at(12, 1, 23))).toBe('Today');
  expect(name(at(11, 30, 23), at(12, 1, 0))).toBe('Yesterday');
  expect(name(at(3, 28, 1), at(3, 29, 23))).toBe('Yesterday');
});

it('names the weekday of days of this year, and the year of others', () => {
  expect(name(at(11, 28, 12), at(12, 1, 12))).toContain('Saturday');
  expect(name(at(12, 31, 12, 2025), at(1, 2, 12))).toContain('2025');
});
