import { describe, expect, it } from 'vitest';
import { energyOf } from './energy.ts';
import { spectraOf } from './spectra.ts';

const RATE_HZ = 16_000;
const SECONDS = 12;

/** Struck notes with overtones, so many a second, as loud as `level`. */
function notes(perSecond: number, level: number): Float32Array {
  const samples = new Float32Array(RATE_HZ * SECONDS);
  const spacing = RATE_HZ / perSecond;
  for (let at = 0; at < samples.length; at++) {
    const since = (at % spacing) / RATE_HZ;
    const tone = [1, 2, 3, 5, 8, 12].reduce((sum, n) => sum + Math.sin((2 * Math.PI * 220 * n * at) / RATE_HZ) / n, 0);
    samples[at] = level * Math.exp(-6 * since) * tone;
  }
  return samples;
}

const energy = (samples: Float32Array) => energyOf(samples, spectraOf(samples, RATE_HZ));

describe('energy', () => {
  it('grows with how many notes begin and with how loud they are', () => {
    const calm = energy(notes(0.5, 0.4))!;
    const walking = energy(notes(2, 0.4))!;
    const driving = energy(notes(8, 0.4))!;
    expect(calm).toBeLessThan(40);
    expect(walking).toBeGreaterThan(calm + 10);
    expect(driving).toBeGreaterThan(Math.max(60, walking + 10));
    expect(energy(notes(2, 0.1))).toBeLessThan(walking);
  });

  it('is not said of silence, nor of less than a moment of sound', () => {
    expect(energy(new Float32Array(RATE_HZ * SECONDS))).toBeNull();
    expect(energy(notes(2, 0.4).subarray(0, 2000))).toBeNull();
  });
});
