import { expect, test } from 'vitest';
import { createResampler } from './resampler.ts';

const tone = (hz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: rate * seconds }, (_, index) => Math.sin((2 * Math.PI * hz * index) / rate));

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
