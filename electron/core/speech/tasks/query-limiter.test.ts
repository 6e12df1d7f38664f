import { describe, expect, it } from 'vitest';
import { createQueryLimiter } from './query-limiter.ts';

describe('the limiter of queries', () => {
  it('lets no more than its count through within any window, in the order of asking', async () => {
    const limiter = createQueryLimiter(3, 100);
    const begun: number[] = [];
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        await limiter.turn(new AbortController().signal);
        begun.push(performance.now());
        order.push(index);
      }),
    );
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    // A timer may fire a moment early; the limiter then waits again, so only its own clock's grain is forgiven.
    for (let index = 3; index < begun.length; index += 1) {
      expect(begun[index]! - begun[index - 3]!).toBeGreaterThan(99);
    }
  });

  it('lets those behind one that gave up take its place', async () => {
    const limiter = createQueryLimiter(1, 50);
    const abort = new AbortController();
    await limiter.turn(abort.signal);
    const given = limiter.turn(abort.signal);
    const next = limiter.turn(new AbortController().signal);
    abort.abort();
    await expect(given).rejects.toMatchObject({ name: 'AbortError' });
    await next;
  });
});
