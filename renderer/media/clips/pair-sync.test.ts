import { expect, it } from 'vitest';
import { followed } from './pair-sync.ts';

const times = (leaderMs: number, followerMs: number) => ({ leaderMs, followerMs, followerLengthMs: 4000, frameMs: 40 });

it('lets a follower be that is within a frame while both play, and moves one that is not', () => {
  expect(followed(times(1000, 1040), true)).toEqual({ seekMs: null, plays: true });
  expect(followed(times(1000, 940), true)).toEqual({ seekMs: null, plays: true });
  expect(followed(times(1000, 1100), true)).toEqual({ seekMs: 1000, plays: true });
});

it('shows the same frame of both where they are paused', () => {
  expect(followed(times(1000, 1010), false)).toEqual({ seekMs: null, plays: false });
  expect(followed(times(1000, 1040), false)).toEqual({ seekMs: 1000, plays: false });
});

it('keeps the last frame of a shorter clip, and plays it again once the longer one is back', () => {
  expect(followed(times(5000, 3980), true)).toEqual({ seekMs: null, plays: false });
  expect(followed(times(5000, 100), false)).toEqual({ seekMs: 3980, plays: false });
  expect(followed(times(20, 3980), true)).toEqual({ seekMs: 20, plays: true });
});
