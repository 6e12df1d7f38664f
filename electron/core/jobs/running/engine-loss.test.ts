import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import type { JobContext } from '../job-work.ts';
import { survivingEngineLoss } from './engine-loss.ts';

type Code = ConstructorParameters<typeof Failure>[0];

// The clock of a test turns only the timers of the page: those of Node that resolve are made of them.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, _value: undefined, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      setTimeout(resolve, ms);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that fails with each of the codes in turn and is done after them. `begunAtMs` says when each run began. */
function begin(codes: Code[], { engine = 'local' as EngineChoice, signal = new AbortController().signal } = {}) {
  const begunAtMs: number[] = [];
  const startMs = Date.now();
  const work = survivingEngineLoss(async () => {
    begunAtMs.push(Date.now() - startMs);
    const code = codes[begunAtMs.length - 1];
    if (code !== undefined) throw new Failure(code, 'It ended.');
    return null;
  });
  const outcome = work({ engine, signal } as JobContext).then(
    () => 'done',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );
  return { outcome, begunAtMs };
}

describe('work whose local engine ends under it', () => {
  it('is begun again after a second, then after two more: the engine that ends must not be met once more', async () => {
    const { outcome, begunAtMs } = begin(['NETWORK_UNREACHABLE', 'WORKER_DIED']);
    await vi.advanceTimersByTimeAsync(999);
    expect(begunAtMs).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begunAtMs).toEqual([0, 1000]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(begunAtMs).toEqual([0, 1000, 3000]);
    expect(await outcome).toBe('done');
  });

  it('fails with the third loss', async () => {
    const { outcome, begunAtMs } = begin(['ENGINE_UNAVAILABLE', 'ENGINE_UNAVAILABLE', 'ENGINE_UNAVAILABLE']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe('ENGINE_UNAVAILABLE');
    expect(begunAtMs).toHaveLength(3);
  });

  it('is not begun again where the work itself was refused', async () => {
    const { outcome, begunAtMs } = begin(['DISK_FULL']);
    expect(await outcome).toBe('DISK_FULL');
    expect(begunAtMs).toHaveLength(1);
  });

  it('is not begun again in the cloud, where it may have been billed', async () => {
    const { outcome, begunAtMs } = begin(['NETWORK_UNREACHABLE'], { engine: 'cloud' });
    expect(await outcome).toBe('NETWORK_UNREACHABLE');
    expect(begunAtMs).toHaveLength(1);
  });

  it('ends at once when it is stopped in the pause', async () => {
    const stop = new AbortController();
    const { outcome, begunAtMs } = begin(['NETWORK_UNREACHABLE'], { signal: stop.signal });
    await vi.advanceTimersByTimeAsync(500);
    stop.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(await outcome).toMatch(/abort/i);
    expect(begunAtMs).toHaveLength(1);
  });
});
