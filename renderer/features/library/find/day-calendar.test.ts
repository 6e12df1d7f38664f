import { expect, it } from 'vitest';
import { blanksBefore, calendarOf, dayAt, lengthOf, moveDay } from './day-calendar.ts';

/** As they are listed, the newest first. */
const months = calendarOf([
  { day: '2026-03-30', count: 2 },
  { day: '2026-03-09', count: 1 },
  { day: '2026-03-01', count: 4 },
  { day: '2025-12-31', count: 3 },
  { day: '2025-12-02', count: 1 },
]);
const day = (name: string) => {
  const found = months.flatMap(({ days }) => days).find((each) => each.day === name);
  if (!found) throw new Error(`${name} has no items.`);
  return found;
};
const move = (key: string, from: string) => moveDay(key, day(from), months)?.day ?? null;

it('has the months with items, and for each day the place of its first item in the list', () => {
  expect(months.map(({ month, count, days }) => [month, count, days.map(({ date, at }) => [date, at])])).toEqual([
    [
      '2025-12',
      4,
      [
        [2, 10],
        [31, 7],
      ],
    ],
    [
      '2026-03',
      7,
      [
        [1, 3],
        [9, 2],
        [30, 0],
      ],
    ],
  ]);
});

it('tells the day of an item, and the first in the list where there is none', () => {
  expect([0, 2, 3, 6, 9, 10, 99].map((at) => dayAt(months, at)?.date)).toEqual([30, 9, 1, 1, 31, 2, 30]);
  expect(dayAt([], 0)).toBeNull();
});

it('moves by one day, a week or a month among days with items, and stays at the edges', () => {
  expect([move('ArrowLeft', '2026-03-01'), move('ArrowRight', '2025-12-31')]).toEqual(['2025-12-31', '2026-03-01']);
  expect([move('ArrowUp', '2026-03-30'), move('ArrowDown', '2026-03-01'), move('ArrowDown', '2025-12-02')]).toEqual([
    '2026-03-09',
    '2026-03-09',
    '2025-12-31',
  ]);
  expect([move('PageUp', '2026-03-09'), move('PageDown', '2025-12-31'), move('PageUp', '2025-12-02')]).toEqual([
    '2025-12-02',
    '2026-03-30',
    '2025-12-02',
  ]);
  expect([move('Home', '2026-03-30'), move('End', '2026-03-01')]).toEqual(['2026-03-01', '2026-03-30']);
  expect([move('ArrowLeft', '2025-12-02'), move('ArrowRight', '2026-03-30'), move('a', '2026-03-01')]).toEqual([
    '2025-12-02',
    '2026-03-30',
    null,
  ]);
});

it('begins weeks on Monday or Sunday, and knows how long months are', () => {
  // 1 March 2026 is a Sunday.
  expect([blanksBefore('2026-03', 1), blanksBefore('2026-03', 7), blanksBefore('2026-06', 1)]).toEqual([6, 0, 0]);
  expect([lengthOf('2026-02'), lengthOf('2024-02'), lengthOf('2026-12')]).toEqual([28, 29, 31]);
});
