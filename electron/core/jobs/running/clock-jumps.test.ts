import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { type JobsRoom, openJobsRoom } from '../testing/jobs-room.ts';

const YEAR_MS = 365 * 86_400_000;
const NOW_MS = Date.UTC(2026, 0, 1);

let room: JobsRoom;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  room = openJobsRoom();
});
afterEach(() => {
  vi.useRealTimers();
  room.close();
});

/** A program whose work has no network until `returned`. */
function openOffline() {
  let isOffline = true;
  let runs = 0;
  const opened = room.open({ owner: 'app', keepsQueue: true });
  opened.queue.register('transcribe', {
    run: async () => {
      runs += 1;
      if (isOffline) throw new Failure('NETWORK_UNREACHABLE', 'No network.');
      return null;
    },
  });
  opened.start({ adopt: true });
  const id = room.submit(opened, 'a', { engine: 'cloud' });
  return {
    opened,
    id,
    runs: () => runs,
    returned: () => void (isOffline = false),
    state: () => opened.jobs.get({ id }).state,
  };
}

describe('a job that waits for the network', () => {
  it('is tried soon after the clock was set back by ten years, instead of in ten years', async () => {
    const { opened, runs, returned, state } = openOffline();
    await vi.advanceTimersByTimeAsync(100);
    expect([runs(), state()]).toEqual([1, 'waiting']);
    vi.setSystemTime(NOW_MS - 10 * YEAR_MS);
    returned();
    opened.lookAtOthers();
    await vi.advanceTimersByTimeAsync(100);
    expect([runs(), state()]).toEqual([2, 'done']);
    await opened.dispose();
  });

  it('does not keep the program busy while it waits, whatever the clock says', async () => {
    const { opened, runs } = openOffline();
    await vi.advanceTimersByTimeAsync(100);
    vi.setSystemTime(NOW_MS - 10 * YEAR_MS);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs()).toBeLessThan(6);
    await opened.dispose();
  });

  it('is tried once, not for each pause that the clock jumped over', async () => {
    const { opened, runs } = openOffline();
    await vi.advanceTimersByTimeAsync(100);
    vi.setSystemTime(NOW_MS + YEAR_MS);
    opened.lookAtOthers();
    await vi.advanceTimersByTimeAsync(100);
    expect(runs()).toBe(2);
    await opened.dispose();
  });
});

it('work that runs while the clock goes back has not run for less than no time', async () => {
  const opened = room.open({ owner: 'app' });
  let finish = (): void => undefined;
  opened.queue.register('transcribe', {
    run: () => new Promise((resolve) => (finish = () => resolve(null))),
  });
  opened.start({ adopt: true });
  const id = room.submit(opened, 'a');
  await vi.advanceTimersByTimeAsync(10);
  vi.setSystemTime(NOW_MS - YEAR_MS);
  finish();
  await vi.advanceTimersByTimeAsync(10);
  expect(opened.jobs.get({ id }).state).toBe('done');
  const [row] = room.db.all<{ ranMs: number }>('SELECT ran_ms AS ranMs FROM jobs');
  expect(row?.ranMs).toBe(0);
  await opened.dispose();
});
