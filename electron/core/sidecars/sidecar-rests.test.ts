import { expect, it } from 'vitest';
import { createSidecarRests } from './sidecar-rests.ts';

it('lets a large sidecar rest for as long as its size asks for, and a small one never', () => {
  let nowMs = 1000;
  const rests = createSidecarRests(() => nowMs);
  rests.note('small', 256 * 1024 - 1);
  rests.note('large', 2 * 1024 * 1024);
  expect(['small', 'large', 'other'].map((subject) => rests.isResting(subject))).toEqual([false, true, false]);
  nowMs += 9999;
  expect(rests.isResting('large')).toBe(true);
  nowMs += 1;
  expect(rests.isResting('large')).toBe(false);
});
