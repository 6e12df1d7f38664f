import { describe, expect, it } from 'vitest';
import { newMusic } from './cut.ts';
import { musicGain, speechSpans } from './music-level.ts';

const db = (gain: number) => Math.round(20 * Math.log10(gain) * 10) / 10;

describe('the music bed', () => {
  const music = { ...newMusic('song'), gainDb: -6, duckDb: 10, fadeInMs: 1000, fadeOutMs: 2000 };
  const bed = { music, speech: [{ startMs: 4000, endMs: 6000 }], durationMs: 20_000 };

  it('is down by what was asked from the first word to the last, and back after it', () => {
    expect([3000, 3875, 4000, 5000, 6000, 6300, 7000].map((at) => db(musicGain(bed, at)))).toEqual([
      -6, -11, -16, -16, -16, -11, -6,
    ]);
  });

  it('fades at both ends of the film', () => {
    expect([0, 500, 1000, 18_000, 19_000, 20_000].map((at) => Math.round(musicGain(bed, at) * 1000))).toEqual([
      0, 251, 501, 501, 251, 0,
    ]);
  });
});

it('finds when somebody speaks, over breaths and without clicks', () => {
  const rms = new Float32Array(500).fill(0.0005);
  rms.fill(0.2, 50, 100).fill(0.2, 140, 200).fill(0.3, 400, 402);
  expect(speechSpans({ rms, stepMs: 10 })).toEqual([{ startMs: 500, endMs: 2000 }]);
});
