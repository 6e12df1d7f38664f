import { describe, expect, it } from 'vitest';
import { placeOfSpeed, placeOfVolume, speedAt, volumeAt } from './slider-places.ts';

/** Values from `from` to `to`, both included. */
const steps = (from: number, to: number, step: number) =>
  Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_, index) => Math.round((from + index * step) * 100) / 100,
  );

describe('the slider of the speed', () => {
  it('has 1 in the middle, and half and double speed at its ends', () => {
    expect([-1, 0, 1].map(speedAt)).toEqual([0.5, 1, 2]);
  });

  it('shows every speed where it gives the same speed back', () => {
    const lost = steps(0.5, 2, 0.01).filter((speed) => speedAt(placeOfSpeed(speed)) !== speed);
    expect(lost).toEqual([]);
  });

  it('never slows down to the right', () => {
    const speeds = steps(-1, 1, 0.01).map(speedAt);
    expect(speeds).toEqual(speeds.toSorted((a, b) => a - b));
  });
});

describe('the slider of the volume', () => {
  it('has 1 in the middle and ends at what the service takes', () => {
    expect([-10, 0, 10].map(volumeAt)).toEqual([0.1, 1, 10]);
    expect([0.1, 1, 10].map(placeOfVolume)).toEqual([-10, 0, 10]);
  });

  it('shows every volume where it gives the same volume back', () => {
    const lost = steps(0.1, 10, 0.1).filter((volume) => volumeAt(placeOfVolume(volume)) !== volume);
    expect(lost).toEqual([]);
  });
});
