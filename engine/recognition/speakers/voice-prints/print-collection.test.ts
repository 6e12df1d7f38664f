import { expect, it } from 'vitest';
import { PrintCollection } from './print-collection.ts';

it('keeps a bounded number of prints, evenly spread over a file of many hours', () => {
  const collection = new PrintCollection();
  for (let index = 0; index < 100_000; index++) {
    collection.add([{ startMs: index * 500, endMs: index * 500 + 2000, point: new Float32Array(1) }]);
  }
  const starts = collection.all().map((print) => print.startMs);
  expect(starts.length).toBeLessThan(32_000);
  expect(starts.length).toBeGreaterThan(12_000);
  const gaps = new Set(starts.slice(1).map((start, index) => start - starts[index]!));
  expect(gaps.size).toBe(1);
  expect(starts.at(-1)).toBeGreaterThan(49_000_000);
});
