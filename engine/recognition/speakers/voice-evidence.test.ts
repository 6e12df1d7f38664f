import { expect, it } from 'vitest';
import { DRAWN_VARIANCES, drawnPrints } from '../measures/drawn-prints.ts';
import { joiningGain, voiceGroup, type VoiceGroup } from './voice-evidence.ts';
import type { VoicePrint } from './voice-prints/voice-print.ts';

function groupOf(prints: readonly VoicePrint[]): VoiceGroup {
  const sum = new Float64Array(DRAWN_VARIANCES.length);
  for (const { point } of prints) point.forEach((value, index) => (sum[index]! += value));
  return voiceGroup(prints.length, sum, DRAWN_VARIANCES);
}

it('gains by joining stretches of one voice and loses by joining two voices, the more the longer they are heard', () => {
  const prints = drawnPrints([
    { speaker: 0, stretches: 8 },
    { speaker: 1, stretches: 8 },
  ]);
  const gain = (left: VoicePrint[], right: VoicePrint[]) => joiningGain(groupOf(left), groupOf(right), DRAWN_VARIANCES);
  expect(gain(prints.slice(0, 4), prints.slice(4, 8))).toBeGreaterThan(10);
  expect(gain(prints.slice(0, 2), prints.slice(8, 10))).toBeLessThan(-10);
  expect(gain(prints.slice(0, 8), prints.slice(8))).toBeLessThan(gain(prints.slice(0, 2), prints.slice(8, 10)));
});

it('is the ratio of the likelihoods that the model defines', () => {
  // One direction, one stretch: a point is normal with variance 1 + b with a voice, with variance 1 without.
  const variance = 3;
  const point = 2.5;
  const logDensity = (spread: number) => -(point * point) / (2 * spread) - Math.log(2 * Math.PI * spread) / 2;
  const { evidence } = voiceGroup(1, Float64Array.of(point), Float32Array.of(variance));
  expect(evidence).toBeCloseTo(logDensity(1 + variance) - logDensity(1), 9);
});

it('does not overflow with much speech in many directions', () => {
  const variances = new Float32Array(400).fill(1000);
  const { evidence } = voiceGroup(10_000, new Float64Array(400), variances);
  expect(evidence).toBeCloseTo((-400 * Math.log(1 + 10_000 * 1000)) / 2, 5);
});
