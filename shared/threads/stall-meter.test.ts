import { expect, test } from 'vitest';
import { createStallMeter, STALL_LIMIT_MS } from './stall-meter.ts';

const sure = (processorMs: number) => ({ processorMs, isUnsure: false });

test('a decoder that takes processor time without progress is stalled', () => {
  const meter = createStallMeter();
  expect(meter.isStalled(1, sure(100))).toBe(false);
  expect(meter.isStalled(1, sure(100 + STALL_LIMIT_MS))).toBe(false);
  expect(meter.isStalled(1, sure(101 + STALL_LIMIT_MS))).toBe(true);
});

test('a decoder that makes progress, or gets no processor, is not', () => {
  const meter = createStallMeter();
  for (let step = 0; step < 100; step += 1) expect(meter.isStalled(step, sure(step * STALL_LIMIT_MS))).toBe(false);
  for (let wait = 0; wait < 100; wait += 1) expect(meter.isStalled(100, sure(100 * STALL_LIMIT_MS))).toBe(false);
});

test('an upper bound of its processor time counts for less', () => {
  const meter = createStallMeter();
  meter.isStalled(1, sure(0));
  expect(meter.isStalled(1, { processorMs: 50_000, isUnsure: true })).toBe(false);
  expect(meter.isStalled(1, { processorMs: 59_000, isUnsure: true })).toBe(false);
  expect(meter.isStalled(1, { processorMs: 61_000, isUnsure: true })).toBe(true);
});
