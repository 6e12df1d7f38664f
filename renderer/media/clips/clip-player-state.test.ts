import { describe, expect, it } from 'vitest';
import { atMark, isOutsideMarks, markedAt, NO_CLIP, shuttleAfter } from './clip-player-state.ts';

const clip = { ...NO_CLIP, durationMs: 6000, frameMs: 40 };

it('doubles how fast it goes with each press, and stops at the first press against it', () => {
  const playing = { ...clip, isPlaying: true };
  expect(shuttleAfter(clip, 1)).toBe(1);
  expect(shuttleAfter(playing, 1)).toBe(2);
  expect(shuttleAfter({ ...playing, shuttle: 4 }, 1)).toBe(4);
  expect(shuttleAfter({ ...playing, shuttle: 2 }, -1)).toBe(0);
  expect(shuttleAfter(clip, -1)).toBe(-1);
  expect(shuttleAfter({ ...playing, shuttle: -1 }, -1)).toBe(-2);
});

describe('marks', () => {
  it('take in the frame that is shown, and go where they are set again', () => {
    const marked = markedAt({ ...clip, timeMs: 1020 }, 'in');
    expect(marked).toEqual({ inMs: 1000, outMs: null });
    expect(markedAt({ ...clip, ...marked, timeMs: 2020 }, 'out')).toEqual({ inMs: 1000, outMs: 2040 });
    expect(markedAt({ ...clip, ...marked, timeMs: 1010 }, 'in')).toEqual({ inMs: null, outMs: null });
    expect(markedAt({ ...clip, timeMs: 5990 }, 'out')).toEqual({ inMs: null, outMs: 6000 });
  });

  it('never leave nothing between them', () => {
    expect(markedAt({ ...clip, inMs: 1000, timeMs: 500 }, 'out')).toEqual({ inMs: null, outMs: 520 });
    expect(markedAt({ ...clip, outMs: 1000, timeMs: 3000 }, 'in')).toEqual({ inMs: 3000, outMs: null });
  });

  it('are where playing begins and ends', () => {
    const marked = { ...clip, inMs: 1000, outMs: 2000, isPlaying: true };
    expect([0, 1500, 1980].map((timeMs) => isOutsideMarks({ ...marked, timeMs }))).toEqual([true, false, true]);
    expect([500, 1500, 2000].map((timeMs) => atMark({ ...marked, timeMs }))).toEqual(['again', null, 'again']);
    expect(atMark({ ...marked, isLooping: false, timeMs: 2000 })).toBe('stop');
    expect(atMark({ ...marked, isPlaying: false, timeMs: 2500 })).toBeNull();
  });
});
