import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Liveness, watchLiveness } from './liveness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reports a core that stays silent once, and its return', async () => {
  let isSilent = false;
  const reports: Liveness[] = [];
  let reconnects = 0;
  const stop = new AbortController();
  const watch = watchLiveness((liveness) => reports.push(liveness), stop.signal, {
    intervalMs: 3000,
    timeoutMs: 4000,
    missesAllowed: 2,
    ping: () => (isSilent ? new Promise(() => undefined) : Promise.resolve()),
    reconnect: () => (reconnects += 1),
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reports).toEqual([]);
  isSilent = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([reports, reconnects]).toEqual([['lost'], 1]);
  isSilent = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reports).toEqual(['lost', 'alive']);
  stop.abort();
  await watch;
});

it('forgives a single missed answer', async () => {
  let calls = 0;
  const reports: Liveness[] = [];
  const stop = new AbortController();
  const watch = watchLiveness((liveness) => reports.push(liveness), stop.signal, {
    ping: () => ((calls += 1) % 3 === 0 ? Promise.reject(new Error('closed')) : Promise.resolve()),
    reconnect: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([calls > 10, reports]).toEqual([true, []]);
  stop.abort();
  await watch;
});
