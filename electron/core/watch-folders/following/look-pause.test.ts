import { expect, it } from 'vitest';
import { pauseAfterLook } from './look-pause.ts';

it('leaves a folder alone for longer the more files it has, up to a minute', () => {
  const pauses = [0, 1000, 4000, 12_000, 100_000].map((fileCount) =>
    pauseAfterLook({ fileCount, growingCount: 0, isFollowed: false }),
  );
  expect(pauses).toEqual([5000, 5000, 20_000, 60_000, 60_000]);
});

it('looks again soon at any folder in which a file is growing', () => {
  expect(pauseAfterLook({ fileCount: 100_000, growingCount: 1, isFollowed: true })).toBe(5000);
});

it('looks rarely where the file system tells what happens', () => {
  expect(pauseAfterLook({ fileCount: 0, growingCount: 0, isFollowed: true })).toBe(300_000);
});
