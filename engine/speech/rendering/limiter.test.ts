import { describe, expect, it } from 'vitest';
import { truePeak } from '../../../shared/audio/treatment/true-peak.ts';
import { createLimiter } from './limiter.ts';

const MINUS_1_DB = 10 ** (-1 / 20);

const RATE_HZ = 16_000;

/** A tone of 200 Hz whose level follows `envelope`, which gets seconds. */
const tone = (seconds: number, envelope: (at: number) => number): Float32Array =>
  Float32Array.from({ length: seconds * RATE_HZ }, (_, index) => {
    const at = index / RATE_HZ;
    return envelope(at) * Math.sin(2 * Math.PI * 200 * at);
  });
const peak = (samples: Float32Array) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
/** How much of the sound is no tone of 200 Hz, 0 to 1. */
function distortion(samples: Float32Array): number {
  let [sine, cosine, power] = [0, 0, 0];
  for (const [index, value] of samples.entries()) {
    const angle = (2 * Math.PI * 200 * index) / RATE_HZ;
    sine += value * Math.sin(angle);
    cosine += value * Math.cos(angle);
    power += value * value;
  }
  return 1 - (2 * (sine ** 2 + cosine ** 2)) / (power * samples.length);
}

describe('the limiter', () => {
  it('does nothing but multiply what fits', () => {
    const samples = tone(0.5, () => 0.3);
    const louder = samples.slice();
    createLimiter(RATE_HZ).amplify(louder, 2);
    expect(louder).toEqual(samples.map((value) => value * 2));
  });

  it('keeps ten times the volume within full scale without bending the wave', () => {
    const samples = tone(1, (at) => 0.4 * Math.min(1, at * 50));
    createLimiter(RATE_HZ).amplify(samples, 10);
    expect(truePeak(samples)).toBeLessThanOrEqual(MINUS_1_DB);
    expect(peak(samples)).toBeGreaterThan(0.75);
    expect(distortion(samples.subarray(RATE_HZ / 2))).toBeLessThan(0.001);
  });

  it('holds peaks down that lie between samples', () => {
    const samples = Float32Array.from({ length: RATE_HZ }, (_, index) => Math.sin((Math.PI / 2) * index + Math.PI / 4));
    samples.subarray(0, 400).fill(0);
    createLimiter(RATE_HZ).amplify(samples, 1.2);
    expect(truePeak(samples.subarray(500, -50))).toBeLessThanOrEqual(MINUS_1_DB);
  });

  it('goes down before a peak and comes back after it', () => {
    const samples = tone(1, (at) => (at > 0.4 && at < 0.5 ? 0.9 : 0.1));
    createLimiter(RATE_HZ).amplify(samples, 4);
    expect(truePeak(samples)).toBeLessThanOrEqual(MINUS_1_DB);
    expect(peak(samples.subarray(0, 0.39 * RATE_HZ))).toBeCloseTo(0.4, 2);
    expect(peak(samples.subarray(0.51 * RATE_HZ, 0.54 * RATE_HZ))).toBeLessThan(0.3);
    expect(peak(samples.subarray(0.95 * RATE_HZ))).toBeCloseTo(0.4, 2);
  });

  it('goes on with its gain in the next block', () => {
    const whole = tone(1, (at) => (at < 0.5 ? 0.6 : 0.1));
    const parts = [whole.slice(0, 0.5 * RATE_HZ), whole.slice(0.5 * RATE_HZ)];
    createLimiter(RATE_HZ).amplify(whole, 3);
    const limiter = createLimiter(RATE_HZ);
    for (const part of parts) limiter.amplify(part, 3);
    const joined = [...parts[0]!, ...parts[1]!];
    expect(Math.max(...joined.map((value, index) => Math.abs(value - whole[index]!)))).toBeLessThan(0.02);
  });
});
