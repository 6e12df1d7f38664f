import { expect, it } from 'vitest';
import { loudnessOf } from './loudness.ts';

/** Full scale at 1, as long as `seconds`. */
function sine(hz: number, { rateHz = 48_000, seconds = 3, level = 1 } = {}): Float32Array {
  return Float32Array.from(
    { length: rateHz * seconds },
    (_, index) => level * Math.sin((2 * Math.PI * hz * index) / rateHz),
  );
}

it('measures the tone that the standard is set by, at any sample rate', () => {
  // BS.1770-4: a 997 Hz sine at full scale in one channel is -3.01 LKFS.
  for (const rateHz of [48_000, 44_100, 32_000]) {
    expect(loudnessOf(sine(997, { rateHz }), rateHz)).toBeCloseTo(-3.01, 1);
  }
  expect(loudnessOf(sine(997, { level: 0.1 }), 48_000)).toBeCloseTo(-23.01, 1);
});

it('weighs as the ear does: rumble counts for little, high tones for more', () => {
  expect(loudnessOf(sine(30), 48_000) ?? 0).toBeLessThan(-8);
  expect(loudnessOf(sine(4000), 48_000) ?? -99).toBeGreaterThan(-0.5);
});

it('leaves pauses out, so that a slow speaker is not thought quiet', () => {
  const tone = sine(997, { seconds: 2, level: 0.25 });
  const withPause = new Float32Array(tone.length * 3);
  withPause.set(tone);
  withPause.set(tone, tone.length * 2);
  const difference = (loudnessOf(withPause, 48_000) ?? 0) - (loudnessOf(tone, 48_000) ?? 0);
  expect(Math.abs(difference)).toBeLessThan(0.6);
});

it('knows silence, and measures what is shorter than a block', () => {
  expect(loudnessOf(new Float32Array(48_000), 48_000)).toBeNull();
  expect(loudnessOf(new Float32Array(0), 48_000)).toBeNull();
  expect(loudnessOf(sine(997, { seconds: 0.25 }), 48_000)).toBeCloseTo(-3, 0);
});
