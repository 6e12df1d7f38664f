import { expect, test } from 'vitest';
import { createResampler } from './resampler.ts';

const tone = (hz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: Math.round(rate * seconds) }, (_, index) => Math.sin((2 * Math.PI * hz * index) / rate));

function resample(input: Float32Array, fromHz: number, toHz: number, blockSize: number): Float32Array {
  const resampler = createResampler(fromHz, toHz);
  const out: number[] = [];
  for (let offset = 0; offset < input.length; offset += blockSize) {
    out.push(...resampler.push(input.subarray(offset, offset + blockSize)));
  }
  out.push(...resampler.flush());
  return Float32Array.from(out);
}

test.each([8000, 11_025, 22_050, 32_000, 44_100, 48_000, 96_000])(
  'a tone keeps its phase, level and length from %i Hz',
  (rate) => {
    const out = resample(tone(440, rate, 1), rate, 16_000, 1000);
    const expected = tone(440, 16_000, 1);
    expect(Math.abs(out.length - 16_000)).toBeLessThanOrEqual(2);
    const errors = expected.slice(200, 15_800).map((value, index) => Math.abs(value - (out[index + 200] ?? 0)));
    expect(Math.max(...errors)).toBeLessThan(0.002);
  },
);

test('what lies above the new Nyquist frequency is gone instead of folded back', () => {
  const out = resample(tone(12_000, 48_000, 1), 48_000, 16_000, 4096);
  expect(Math.max(...out.slice(200, -200).map(Math.abs))).toBeLessThan(0.001);
});

test('block borders leave no trace', () => {
  const input = tone(1000, 44_100, 1);
  expect(resample(input, 44_100, 16_000, 37)).toEqual(resample(input, 44_100, 16_000, 44_100));
});

test.each([
  [44_100, 16_000],
  [48_000, 16_000],
  [8000, 16_000],
  [16_000, 16_000],
  [11_025, 48_000],
  [768_000, 16_000],
])('silence that is skipped takes as long as silence that is pushed, from %i to %i Hz', (fromHz, toHz) => {
  const [pushed, skipped] = [createResampler(fromHz, toHz), createResampler(fromHz, toHz)];
  const before = tone(440, fromHz, 0.1);
  const after = tone(300, fromHz, 0.1);
  for (const resampler of [pushed, skipped]) {
    resampler.push(before);
    resampler.push(new Float32Array(fromHz));
  }
  for (const samples of [1, 3, 999, fromHz, 12_345, 1, 2]) {
    expect(skipped.pushSilence(samples)).toBe(pushed.push(new Float32Array(samples)).length);
  }
  expect(skipped.push(after).slice()).toEqual(pushed.push(after).slice());
  expect(skipped.flush()).toEqual(pushed.flush());
});
