import { expect, it } from 'vitest';
import { doubtfulWindows } from './doubtful-windows.ts';

const windows = (...scores: (number | null)[]) =>
  scores.map((score) => (score === null ? null : { score, seconds: 10 }));

it('doubts every window of a foreign recording that is not clearly English', () => {
  expect(doubtfulWindows(windows(2.5, 0.4, 0.1, -1, null))).toEqual([true, true, true, false, false]);
});

it('doubts a foreign stretch in an English recording, with its neighbours that lean the same way', () => {
  expect(doubtfulWindows(windows(-3, -2, 0.5, 3, 0.1, -3, -4))).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('leaves English alone however long it is, also where one window is unsure', () => {
  const hour = Array.from({ length: 360 }, (_, index) => ({ score: index % 40 === 0 ? 1.5 : -3, seconds: 10 }));
  expect(doubtfulWindows(hour)).not.toContain(true);
});

it('judges no recording by a word or two', () => {
  expect(doubtfulWindows([{ score: 4, seconds: 2 }])).toEqual([false]);
  expect(doubtfulWindows([{ score: 1.2, seconds: 6 }])).toEqual([false]);
  expect(doubtfulWindows([{ score: 1.5, seconds: 6 }])).toEqual([true]);
});

it('asks for less of a long recording, whose mean is surer', () => {
  expect(doubtfulWindows(windows(0.9, -0.6, 0.3))).toEqual([true, false, true]);
  expect(doubtfulWindows(windows(0.2))).toEqual([false]);
});
