import { expect, test } from 'vitest';
import { seededRandom } from '../../domain/test-data/seeded-random.ts';
import { createMono, downmix } from './mono.ts';
import { createMonoMix } from './mono-mix.ts';

const RATE = 48_000;
const random = seededRandom(5);

/** Something like speech: bursts of noise that is not white, with pauses. */
function bursts(seconds = 4): Float32Array {
  const samples = new Float32Array(seconds * RATE);
  let value = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const isLoud = index % (RATE / 2) < RATE / 3;
    value = 0.9 * value + 0.1 * (random() * 2 - 1);
    samples[index] = isLoud ? value : 0;
  }
  return samples;
}

const scaled = (samples: Float32Array, by: number) => samples.map((value) => value * by);
const added = (a: Float32Array, b: Float32Array) => a.map((value, index) => value + (b[index] ?? 0));
const level = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
const levelDb = (samples: Float32Array, reference: Float32Array) => 20 * Math.log10(level(samples) / level(reference));

/** Mixed in blocks of odd sizes, as decoders give them. */
function mixed(channels: Float32Array[], sizes = [1152, 4096, 997]): Float32Array {
  const mix = createMonoMix(RATE);
  const out = new Float32Array(channels[0]?.length ?? 0);
  for (let from = 0, turn = 0; from < out.length; turn += 1) {
    const to = Math.min(out.length, from + (sizes[turn % sizes.length] ?? 1));
    out.set(mix.push(channels.map((channel) => channel.subarray(from, to))), from);
    from = to;
  }
  return out;
}

const voice = bursts();
const other = bursts();
const noise = scaled(bursts(), 0.1);

test.each([
  ['whole', [voice, scaled(voice, -1)], -0.5],
  ['quieter on one side', [voice, scaled(voice, -0.5)], -3],
  ['louder on the other side', [scaled(voice, 0.3), scaled(voice, -1)], -4],
  ['with other noise in each channel', [added(voice, noise), added(scaled(voice, -1), scaled(other, 0.1))], -1],
  ['in two of six channels', [voice, scaled(voice, -1), noise, noise, scaled(noise, -1), noise], -10],
  ['in three of four channels', [voice, scaled(voice, -1), scaled(voice, -1), scaled(voice, -1)], -0.5],
])('channels in opposite phase do not cancel: %s', (_, channels, leastDb) => {
  expect(levelDb(mixed(channels), voice)).toBeGreaterThan(leastDb);
});

test('a channel that turns over in the middle is followed within a tenth of a second', () => {
  const half = voice.length / 2;
  const turning = voice.map((value, index) => (index < half ? value : -value));
  const mix = mixed([voice, turning]);
  expect(levelDb(mix, voice)).toBeGreaterThan(-0.5);
  const after = mix.subarray(half, half + RATE / 10);
  expect(levelDb(after, voice.subarray(half, half + RATE / 10))).toBeGreaterThan(-4);
});

test.each([
  ['a voice in the middle of music', [added(voice, scaled(other, 0.5)), added(voice, scaled(other, -0.5))]],
  ['two voices, one on each side', [voice, other]],
  ['one voice on one side', [voice, new Float32Array(voice.length)]],
  ['a delayed second microphone', [voice, Float32Array.from(voice, (__, index) => voice[index - 5] ?? 0)]],
  ['the same on both sides', [voice, voice]],
])('ordinary stereo is the plain mean: %s', (_, channels) => {
  const plain = downmix(channels);
  const mix = mixed(channels);
  expect(
    levelDb(
      mix.map((value, index) => value - (plain[index] ?? 0)),
      plain,
    ),
  ).toBeLessThan(-40);
});

test('a constant offset is taken off, from the first sample on', () => {
  const mono = createMono(RATE);
  const quiet = scaled(voice, 0.1);
  const shifted = quiet.map((value) => value + 0.4);
  const out = Float32Array.from(mono.push([shifted.subarray(0, 5000)]));
  const rest = mono.push([shifted.subarray(5000)]);
  const whole = new Float32Array(shifted.length);
  whole.set(out);
  whole.set(rest, out.length);
  expect(Math.abs(whole.reduce((sum, value) => sum + value, 0) / whole.length)).toBeLessThan(1e-3);
  expect(whole.subarray(0, 200).every((value) => Math.abs(value) < 0.05)).toBe(true);
  expect(levelDb(whole, quiet)).toBeGreaterThan(-1);
});

test('a loud sound without an offset comes out sample by sample as it went in', () => {
  // A buzz with bursts, whose waves are as lopsided as those of a voice.
  const buzz = Float32Array.from({ length: 2 * RATE }, (_, index) => {
    const phase = (2 * Math.PI * 120 * index) / RATE;
    return index % RATE < RATE / 2 ? 0.4 * Math.sin(phase) + 0.3 * Math.cos(2 * phase) : 0;
  });
  expect(createMono(RATE).push([buzz])).toEqual(buzz);
});
