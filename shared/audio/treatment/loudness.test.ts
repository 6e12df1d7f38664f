import { describe, expect, it } from 'vitest';
import { integratedLoudness, setLoudness } from './loudness.ts';
import { truePeak } from './true-peak.ts';

const tone = (rateHz: number, hz: number, seconds: number, amplitude: number, phase = 0): Float32Array =>
  Float32Array.from(
    { length: Math.round(rateHz * seconds) },
    (_, index) => amplitude * Math.sin((2 * Math.PI * hz * index) / rateHz + phase),
  );

describe('loudness', () => {
  it.each([16_000, 32_000, 44_100, 48_000])('of the tone that EBU Tech 3341 states is right at %i Hz', (rateHz) => {
    // A tone of 1 kHz at -20 dBFS on both channels is -20 LUFS; on one of them 3 dB less.
    expect(integratedLoudness(tone(rateHz, 1000, 5, 0.1), rateHz)).toBeCloseTo(-23.0, 0);
    expect(Math.abs(integratedLoudness(tone(rateHz, 1000, 5, 0.1), rateHz) + 23.0)).toBeLessThan(0.1);
  });

  it('counts no silence', () => {
    const sound = new Float32Array(16_000 * 20);
    sound.set(tone(16_000, 1000, 5, 0.1));
    expect(Math.abs(integratedLoudness(sound, 16_000) + 23.0)).toBeLessThan(0.3);
    expect(integratedLoudness(new Float32Array(16_000), 16_000)).toBe(-Infinity);
  });

  it('can be set, for what is shorter than a block too', () => {
    for (const seconds of [0.2, 3]) {
      const sound = tone(16_000, 300, seconds, 0.01);
      setLoudness(sound, 16_000, -16);
      expect(integratedLoudness(sound, 16_000)).toBeCloseTo(-16, 3);
    }
    const silence = new Float32Array(100);
    setLoudness(silence, 16_000, -16);
    expect(silence).toEqual(new Float32Array(100));
  });
});

describe('true peak', () => {
  it('is that of the curve, not of the samples', () => {
    // At a quarter of the rate and with this phase all samples are 3 dB below the crests.
    const sound = tone(48_000, 12_000, 0.1, 1, Math.PI / 4);
    expect(Math.max(...sound.map(Math.abs))).toBeCloseTo(Math.SQRT1_2, 3);
    expect(truePeak(sound.subarray(100, -100))).toBeGreaterThan(0.97);
    expect(truePeak(tone(48_000, 997, 0.1, 0.5))).toBeCloseTo(0.5, 2);
  });
});
