import { expect, it } from 'vitest';
import { type CloneSpan, cutAfter, pickSuggested, placeForSpan, spansKey, tidySpans, totalMs } from './spans.ts';

const span = (startMs: number, endMs: number): CloneSpan => ({ id: `${startMs}`, startMs, endMs });
let count = 0;
const newId = () => `s${(count += 1)}`;

it('puts excerpts in order, keeps them inside the recording and joins those that overlap', () => {
  const tidy = tidySpans([span(9000, 20_000), span(-500, 2000), span(1000, 3000), span(5000, 5100)], 10_000);
  expect(spansKey(tidy)).toBe('0-3000 9000-10000');
  expect(totalMs(tidy)).toBe(4000);
});

it('picks the best suggestions until there is a minute, in the order of the recording', () => {
  const suggested = [
    { startMs: 80_000, endMs: 120_000, score: 0.9, text: null },
    { startMs: 0, endMs: 30_000, score: 0.8, text: null },
    { startMs: 100_000, endMs: 130_000, score: 0.85, text: null },
    { startMs: 200_000, endMs: 260_000, score: 0.1, text: null },
  ];
  expect(spansKey(pickSuggested(suggested, newId))).toBe('0-30000 80000-120000');
});

it('cuts excerpts off after a length', () => {
  const spans = [span(0, 200_000), span(300_000, 500_000), span(600_000, 700_000)];
  expect(spansKey(cutAfter(spans, 300_000))).toBe('0-200000 300000-400000');
});

it('finds the longest place for a new excerpt and none in a full recording', () => {
  expect(placeForSpan([span(5000, 20_000)], 60_000)).toEqual({ startMs: 20_000, endMs: 30_000 });
  expect(placeForSpan([], 4000)).toEqual({ startMs: 0, endMs: 4000 });
  expect(placeForSpan([span(0, 60_000)], 60_000)).toBeNull();
});
