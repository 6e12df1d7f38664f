import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs at once, and once more for a burst that follows', () => {
  const run = vi.fn<() => void>();
  const ask = atMostEvery(300, run);
  ask();
  expect(run).toHaveBeenCalledTimes(1);
  for (let call = 0; call < 100; call++) ask();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(300);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(3000);
  expect(run).toHaveBeenCalledTimes(2);
  ask();
  expect(run).toHaveBeenCalledTimes(3);
});

it('runs once at the start and once each interval while calls go on', () => {
  const run = vi.fn<() => void>();
  const ask = atMostEvery(300, run);
  for (let call = 0; call < 60; call++) {
    ask();
    vi.advanceTimersByTime(50);
  }
  expect(run).toHaveBeenCalledTimes(11);
});
