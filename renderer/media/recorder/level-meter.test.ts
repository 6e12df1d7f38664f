import { expect, it } from 'vitest';
import { createLevelMeter, meterShare } from './level-meter.ts';

const RATE = 48_000;
const tone = (amplitude: number, seconds = 0.1) =>
  Float32Array.from({ length: RATE * seconds }, (_, at) => amplitude * Math.sin((2 * Math.PI * 480 * at) / RATE));
const silence = (seconds: number) => new Float32Array(RATE * seconds);

it('reads loudness and peak of a tone in dBFS', () => {
  const reading = createLevelMeter(RATE).read(tone(0.5));
  expect(reading.peakDb).toBeCloseTo(-6.02, 1);
  expect(reading.levelDb).toBeCloseTo(-9.03, 1);
  expect([reading.isClipping, reading.clippedSamples]).toEqual([false, 0]);
});

it('lets the peak fall slowly and shows silence as -60', () => {
  const meter = createLevelMeter(RATE);
  meter.read(tone(1));
  const { peakDb, levelDb } = meter.read(silence(0.5));
  expect(peakDb).toBeCloseTo(-12, 0);
  expect(levelDb).toBe(-60);
  expect(meter.read(new Float32Array(0)).levelDb).toBe(-60);
});

it('keeps the clip light on for a while after clipping', () => {
  const meter = createLevelMeter(RATE);
  expect(meter.read(tone(1)).isClipping).toBe(true);
  expect(meter.read(silence(1)).isClipping).toBe(true);
  const later = meter.read(silence(1));
  expect([later.isClipping, later.clippedSamples > 0]).toEqual([false, true]);
});

it('fills the meter from -60 dBFS to full scale', () => {
  expect([meterShare(-80), meterShare(-60), meterShare(-30), meterShare(0), meterShare(3)]).toEqual([0, 0, 0.5, 1, 1]);
});
