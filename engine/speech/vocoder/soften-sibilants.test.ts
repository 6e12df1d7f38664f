import { expect, it } from 'vitest';
import { softenSibilants } from './soften-sibilants.ts';
import { BINS, HZ_PER_BIN, NOISE_BANDS, type VoiceFrames } from './voice-frames.ts';

/** Frames of a vowel, then of a hiss that is `hissDb` louder than a hiss as loud as the vowel. */
function frames(hissDb: number): VoiceFrames {
  const vowel = Float64Array.from({ length: BINS }, (_, bin) => (bin * HZ_PER_BIN < 2000 ? 0 : -12));
  const hiss = Float64Array.from({ length: BINS }, (_, bin) =>
    bin * HZ_PER_BIN > 5000 ? (hissDb * Math.LN10) / 10 : -12,
  );
  const envelopes = Array.from({ length: 20 }, (_, frame) => (frame < 10 ? vowel : hiss).slice());
  return {
    pitchHz: Float64Array.from({ length: 20 }, (_, frame) => (frame < 10 ? 120 : 0)),
    envelopes,
    noise: envelopes.map(() => new Float64Array(NOISE_BANDS)),
    energy: new Float64Array(20),
  };
}
const topDb = (envelope: Float64Array) => (envelope[BINS - 1]! * 10) / Math.LN10;

it('brings a hiss that is as loud as the vowels down, more the louder it is', () => {
  const [soft, loud] = [0, 9].map((hissDb) => topDb(softenSibilants(frames(hissDb)).envelopes[15]!));
  expect(soft).toBeLessThan(-6);
  expect(loud! - soft!).toBeCloseTo(9 / 4, 1);
});

it('leaves a mild hiss, vowels and everything without voice alone', () => {
  const mild = frames(-25);
  expect(softenSibilants(mild).envelopes).toEqual(mild.envelopes);
  const sharp = frames(6);
  const softened = softenSibilants(sharp);
  expect(softened.envelopes.slice(0, 9)).toEqual(sharp.envelopes.slice(0, 9));
  expect(softened.envelopes[15]!.subarray(0, 180)).toEqual(sharp.envelopes[15]!.subarray(0, 180));
  const whispered = { ...sharp, pitchHz: new Float64Array(20) };
  expect(softenSibilants(whispered)).toBe(whispered);
});

it('lets the cut set in over more than one frame', () => {
  const tops = softenSibilants(frames(6)).envelopes.map(topDb);
  expect(tops[10]).toBeGreaterThan(tops[11]! + 1);
});
