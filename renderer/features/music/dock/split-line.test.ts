import { expect, it } from 'vitest';
import { splitLine } from './split-line.ts';

it('keeps every character of a line and gives its words their times', () => {
  const words = [
    { text: 'low', startMs: 100, endMs: 200 },
    { text: 'gone', startMs: 250, endMs: 300 },
    { text: 'tide', startMs: 300, endMs: 400 },
  ];
  const parts = splitLine({ text: '“So low, the tide!”', words });
  expect(parts.map(({ text }) => text).join('')).toBe('“So low, the tide!”');
  expect(parts.filter(({ startMs }) => startMs !== null)).toEqual([
    { text: 'low', startMs: 100 },
    { text: 'tide', startMs: 300 },
  ]);
  expect(splitLine({ text: 'No words', words: [] })).toEqual([{ text: 'No words', startMs: null }]);
});
