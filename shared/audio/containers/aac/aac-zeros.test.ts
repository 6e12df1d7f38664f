import { expect, it } from 'vitest';
import { withoutZeroRuns } from './aac-zeros.ts';

it('leaves the zeros of a silent spectrum', () => {
  const silent = new Uint8Array(100).fill(7).fill(0, 20, 54);
  expect(withoutZeroRuns(silent)).toBe(silent);
});

it('breaks long runs of zeros and leaves all else as it is', () => {
  const sound = Uint8Array.from({ length: 100 }, (_, index) => (index % 5 === 0 ? 0 : index));
  expect(withoutZeroRuns(sound)).toBe(sound);
  const damaged = new Uint8Array(100).fill(7);
  damaged.fill(0, 20, 90);
  const result = withoutZeroRuns(damaged);
  expect(damaged[50]).toBe(0);
  expect([result[19], result[20], result[90]]).toEqual([7, 0, 7]);
  expect(/(?:,0){41}/.test(result.join(','))).toBe(false);
});
