import { expect, it } from 'vitest';
import { lineOf, speakerOf } from '../../../../shared/domain/test-data/transcript-data.ts';
import { transcriptOf } from '../document/test-data/transcript-core.ts';
import { waveRegions } from './wave-regions.ts';

it('gives every line a region with its number and the name and colour of its speaker', () => {
  const lines = [lineOf('a', 'The lamp', 0, 'S2'), lineOf('b', 'went out', 3000, 'S1')];
  const speakers = [speakerOf('S1', 0, 'Anna'), speakerOf('S2', 4, 'Odrik')];
  expect(waveRegions(transcriptOf(lines, { speakers }))).toEqual([
    { id: 'a', startMs: 0, endMs: 950, ordinal: 4, label: 'Odrik', lineNumber: 1 },
    { id: 'b', startMs: 3000, endMs: 3950, ordinal: 0, label: 'Anna', lineNumber: 2 },
  ]);
});

it('has no colour for a line of nobody, nor for one of somebody who is gone', () => {
  const regions = waveRegions(transcriptOf([lineOf('a', 'Fog', 0), lineOf('b', 'Fog', 900, 'gone')]));
  expect(regions.map(({ ordinal }) => ordinal)).toEqual([null, null]);
  expect(new Set(regions.map(({ label }) => label)).size).toBe(1);
  expect(regions[0]?.label).not.toBe('');
});
