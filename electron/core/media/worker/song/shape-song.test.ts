import { expect, it } from 'vitest';
import { createLoudnessMeter } from '../../../../../shared/audio/treatment/loudness-meter.ts';
import { wholeSong } from '../../../../../shared/domain/media/song-edit.ts';
import { shapeSong } from './shape-song.ts';

const RATE = 44_100;
const SECONDS = 8;
const tools = { sampleRateHz: RATE, checkpoint: () => undefined };

/** A tone that is quiet first and louder later. */
function song() {
  const left = Float32Array.from(
    { length: RATE * SECONDS },
    (_, at) => Math.sin((2 * Math.PI * 220 * at) / RATE) * (at < RATE * 2 ? 0.02 : 0.1),
  );
  return { left, right: left.slice() };
}
const whole = wholeSong(SECONDS * 1000, 'wav');
const peak = (samples: Float32Array) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

it('leaves a song that is not changed as it is, to the sample', () => {
  const before = song();
  expect(shapeSong(song(), whole, tools)).toEqual(before);
});

it('cuts to the sample and fades without a click', () => {
  const part = shapeSong(song(), { ...whole, startMs: 3000, endMs: 6000, fadeInMs: 1000, fadeOutMs: 500 }, tools);
  expect(part.left.length).toBe(RATE * 3);
  expect([part.left[0], part.left.at(-1)].map((value) => Math.abs(value ?? 1))).toEqual([0, 0]);
  expect(peak(part.left.subarray(0, RATE / 100))).toBeLessThan(0.01);
  expect(peak(part.left.subarray(RATE * 2, RATE * 2 + 1000))).toBeCloseTo(0.1, 2);
  expect(peak(part.left.subarray(-RATE / 100))).toBeLessThan(0.01);
});

it('brings a quiet song to −14 LUFS', () => {
  const loud = shapeSong(song(), { ...whole, isLevelled: true }, tools);
  const meter = createLoudnessMeter(RATE);
  meter.add(loud);
  expect(Math.abs(meter.loudness() + 14)).toBeLessThan(0.5);
  expect(peak(loud.left)).toBeLessThan(1);
});

it('closes a loop: its end flows into its beginning as the song went on', () => {
  const before = song();
  const part = shapeSong(song(), { ...whole, startMs: 3010, endMs: 5003, isLoop: true }, tools);
  expect(part.left.length).toBe(Math.round(1.993 * RATE));
  const end = Math.round(5.003 * RATE);
  // The first sample is the one that followed the last one.
  expect(part.left[0]).toBeCloseTo(before.left[end]!, 6);
  const steps = before.left
    .subarray(RATE * 3, RATE * 4)
    .map((value, at, all) => Math.abs(value - (all[at - 1] ?? value)));
  expect(Math.abs(part.left[0]! - part.left.at(-1)!)).toBeLessThanOrEqual(peak(steps) * 1.01);
});
