import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentedRate } from '../../../../../shared/service-api/rate-limits.ts';
import { createRequestRates, type RateKey } from './request-rates.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_000_000 });
});
afterEach(() => void vi.useRealTimers());

const baseUrl = 'https://cloud.example';
const key = (model = 'music-3.0-free', path = '/v1/music_generation'): RateKey => ({ baseUrl, path, model });

/** Asks for so many turns at once and notes when each begins, in s from now. */
function ask(count: number, rates = createRequestRates(), of = key()) {
  const startMs = Date.now();
  const begun: number[] = [];
  const waits: (number | null)[] = [];
  const { signal } = new AbortController();
  const onWaiting = (wait: { untilMs: number | null } | null) =>
    void waits.push(wait?.untilMs ? (wait.untilMs - startMs) / 1000 : null);
  for (let index = 0; index < count; index += 1)
    void rates.turn(of, { signal, onWaiting }).then(() => begun.push((Date.now() - startMs) / 1000));
  return { rates, begun, waits };
}

describe('the rates of an account', () => {
  it('let through what is documented for a model in any minute, and say until when the rest waits', async () => {
    const { rates, begun, waits } = ask(7);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(begun).toEqual([0, 0, 0]);
    expect(rates.list()).toEqual([
      { operation: 'music', model: 'music-3.0-free', count: 3, windowMs: 60_000, used: 3, nextAtMs: 1_060_000 },
    ]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual([0, 0, 0, 60, 60, 60]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(begun.at(-1)).toBe(120);
    expect(waits.filter((wait) => wait !== null)).toContain(60);
    expect(waits.at(-1)).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rates.list()).toEqual([]);
  });

  it('let through ten queries of tasks in any second on every service, in the order of asking', async () => {
    const rates = createRequestRates();
    const order: string[] = [];
    // One that asks for many tasks does not starve one that asks for one after them.
    for (const task of 'aaaaaaaaaaaaaaab') {
      const path = `/v1/query/t2a_async_query_v2?task_id=${task}`;
      void rates
        .turn({ baseUrl, path, model: null }, { signal: new AbortController().signal })
        .then(() => order.push(task));
    }
    await vi.advanceTimersByTimeAsync(999);
    expect(order).toHaveLength(10);
    await vi.advanceTimersByTimeAsync(1);
    expect(order.join('')).toBe('aaaaaaaaaaaaaaab');
  });

  it('count the images that requests ask for, where the minute has room for the requests themselves', async () => {
    const rates = createRequestRates(() => ({ count: 10, windowMs: 60_000, amount: 60 }));
    const begun: string[] = [];
    const { signal } = new AbortController();
    const turn = (amount: number) =>
      void rates
        .turn(key('image-01', '/v1/image_generation'), { signal, amount })
        .then(() => begun.push(`${amount} at ${(Date.now() - 1_000_000) / 1000}`));
    for (let index = 0; index < 6; index += 1) turn(9);
    await vi.advanceTimersByTimeAsync(10_000);
    // 54 were asked for: six more fit, nine do not, and what comes later does not overtake.
    turn(6);
    turn(9);
    turn(1);
    await vi.advanceTimersByTimeAsync(49_999);
    expect(begun).toEqual([...Array.from({ length: 6 }, () => '9 at 0'), '6 at 10']);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun.slice(7)).toEqual(['9 at 60', '1 at 60']);
    turn(100);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(begun.at(-1)).toBe('100 at 120');
  });

  it('are apart for every model and operation', async () => {
    const rates = createRequestRates();
    const free = ask(4, rates);
    const paid = ask(4, rates, key('music-3.0'));
    const speech = ask(4, rates, key('speech-2.8-hd', '/v1/t2a_v2'));
    await vi.advanceTimersByTimeAsync(10);
    expect([free, paid, speech].map(({ begun }) => begun.length)).toEqual([3, 4, 4]);
  });

  it('hold back all that asks for what the service has refused, as long as it says', async () => {
    const rates = createRequestRates();
    const speech = key('speech-2.8-hd', '/v1/t2a_v2');
    rates.refuse(speech, Date.now() + 27_000);
    rates.refuse(speech, Date.now() + 5000);
    const held = ask(2, rates, speech);
    const other = ask(1, rates, key('speech-2.8-turbo', '/v1/t2a_v2'));
    await vi.advanceTimersByTimeAsync(26_999);
    expect([held.begun, other.begun]).toEqual([[], [0]]);
    expect(held.waits).toContain(27);
    expect(rates.list()).toMatchObject([{ operation: 'speech', count: null, used: 0, nextAtMs: 1_027_000 }]);
    await vi.advanceTimersByTimeAsync(1);
    expect(held.begun).toEqual([27, 27]);
  });

  it('let those behind one that gives up take its place', async () => {
    const rates = createRequestRates();
    ask(3, rates);
    const abort = new AbortController();
    const given = rates.turn(key(), { signal: abort.signal });
    const next = ask(1, rates);
    abort.abort();
    await expect(given).rejects.toMatchObject({ code: 'CANCELLED' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(next.begun).toEqual([60]);
  });
});

it('knows the limits of the public addresses, of music everywhere, and of nothing else', () => {
  const of = (address: string, operation: 'speech' | 'music', model: string | null) =>
    documentedRate({ baseUrl: address, operation, model })?.count ?? null;
  expect(of('https://api.minimax.io', 'speech', 'speech-2.8-hd')).toBe(60);
  expect(of('https://api.minimax.cn', 'speech', 'speech-2.8-hd')).toBe(20);
  expect(of('http://127.0.0.1:9000', 'speech', 'speech-2.8-hd')).toBeNull();
  const images = { baseUrl: 'https://api.minimax.io', operation: 'images', model: 'image-01' } as const;
  expect(documentedRate(images)).toEqual({ count: 10, windowMs: 60_000, amount: 60 });
  expect([of(baseUrl, 'music', 'music-2.6'), of(baseUrl, 'music', 'music-2.6-free')]).toEqual([120, 3]);
});

describe('a clock that is set back', () => {
  const YEAR_MS = 365 * 86_400_000;
  beforeEach(() => void vi.setSystemTime(Date.UTC(2026, 0, 1)));

  it('does not hold back for years what was sent or refused before', async () => {
    const { rates, begun } = ask(3);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toHaveLength(3);
    rates.refuse(key('music-2.6'), Date.now() + 100_000);
    vi.setSystemTime(Date.now() - YEAR_MS);
    const [later, refused] = [ask(1, rates), ask(1, rates, key('music-2.6'))];
    await vi.advanceTimersByTimeAsync(59_000);
    expect([later.begun, refused.begun]).toEqual([[], []]);
    await vi.advanceTimersByTimeAsync(62_000);
    expect([later.begun, refused.begun]).toEqual([[60], [120]]);
  });

  it('lets no more through than the rate: what was sent just before counts as sent now', async () => {
    const { rates } = ask(2);
    await vi.advanceTimersByTimeAsync(30_000);
    vi.setSystemTime(Date.now() - YEAR_MS);
    const later = ask(3, rates);
    await vi.advanceTimersByTimeAsync(0);
    expect(later.begun).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(later.begun).toHaveLength(3);
  });
});
