import { expect, it } from 'vitest';
import { silentBlock } from '../../../shared/audio/treatment/stereo.ts';
import { createEndTrimmer } from './end-trimmer.ts';

function sound(length: number) {
  const block = silentBlock(length);
  block.left.fill(0.2);
  return block;
}

it('a song keeps silence between sounds, and a moment of it at its end', () => {
  const trimmer = createEndTrimmer();
  const given = [sound(4096), silentBlock(44_100), sound(4096), silentBlock(44_100), silentBlock(44_100)].flatMap(
    (block) => trimmer.push(block),
  );
  expect(given.reduce((sum, { left }) => sum + left.length, 0)).toBe(4096 + 44_100 + 4096);
  trimmer.flush();
  expect(trimmer.lengthSamples()).toBe(4096 + 44_100 + 4096 + 13_230);
});
