import { expect, it } from 'vitest';
import { rowOf, transcriptRow } from '../../test-data/library-rows.ts';
import { factsOf } from './item-facts.ts';

it('tells the kind of an item and how long it is, where that is known', () => {
  expect(factsOf(rowOf('a', { durationMs: 194_000 }))).toBe('Recording · 3:14');
  expect(factsOf(rowOf('a', { durationMs: 3_600_000 }))).toBe('Recording · 1:00:00');
  expect(factsOf(transcriptRow('a'))).toBe('Transcript');
});

it('tells why a recording has no length yet instead of one that is not sure', () => {
  const reading = factsOf(rowOf('a', { mediaState: 'reading' }));
  const failed = factsOf(rowOf('a', { mediaState: 'failed' }));
  for (const facts of [reading, failed]) expect(facts).not.toContain('1:00');
  expect(reading).not.toBe(failed);
});
