import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOneAtATime } from './one-at-a-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when it is told to. */
function held() {
  let end: (answer: string) => void = () => undefined;
  const answer = new Promise<string>((resolve) => (end = resolve));
  return { work: vi.fn(() => answer), end };
}

describe('work that is done one at a time', () => {
  it('begins when what was asked for before it has ended, well or badly', async () => {
    const inTurn = createOneAtATime(1000);
    const [first, second] = [held(), held()];
    const answers = [inTurn(first.work), inTurn(async () => Promise.reject(new Error('locked'))), inTurn(second.work)];
    const told = Promise.allSettled(answers);
    await vi.advanceTimersByTimeAsync(500);
    expect([first.work.mock.calls.length, second.work.mock.calls.length]).toEqual([1, 0]);
    first.end('one');
    await vi.advanceTimersByTimeAsync(0);
    expect(second.work).toHaveBeenCalledOnce();
    second.end('two');
    expect(await told).toMatchObject([{ value: 'one' }, { reason: { message: 'locked' } }, { value: 'two' }]);
  });

  it('is never begun once whoever asked has given up', async () => {
    const inTurn = createOneAtATime(1000);
    const [hanging, late, next] = [held(), held(), held()];
    const told = Promise.allSettled([inTurn(hanging.work), inTurn(late.work)]);
    await vi.advanceTimersByTimeAsync(1000);
    const gaveUp = { reason: { message: 'It didn’t respond within 1 s. Check for an open prompt.' } };
    expect(await told).toMatchObject([gaveUp, gaveUp]);
    const answer = inTurn(next.work);
    hanging.end('too late');
    next.end('next');
    expect(await answer).toBe('next');
    expect(late.work).not.toHaveBeenCalled();
  });
});
