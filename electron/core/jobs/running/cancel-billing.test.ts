import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { type JobsRoom, openJobsRoom, untilAborted } from '../testing/jobs-room.ts';

let room: JobsRoom;
beforeEach(() => {
  room = openJobsRoom();
});
afterEach(() => room.close());

/** Two places of a lane are taken; the third job waits. */
function openThree(engine: EngineChoice) {
  const opened = room.open({ owner: 'app', keepsQueue: true, localPlaces: 2 });
  opened.queue.register('transcribe', { run: untilAborted });
  opened.start({ adopt: true });
  const [running, , queued] = ['one', 'two', 'three'].map((title) => room.submit(opened, title, { engine }));
  if (!running || !queued) throw new Error('three jobs were submitted');
  return { opened, running, queued };
}

describe('cancelling', () => {
  it('of work that runs in the cloud may leave something that is billed; what still waits is free', async () => {
    const { opened, running, queued } = openThree('cloud');
    const { jobs } = opened;
    expect([jobs.get({ id: running }).mayBeBilled, jobs.get({ id: queued }).mayBeBilled]).toEqual([true, false]);
    jobs.cancel({ id: queued });
    jobs.cancel({ id: running });
    expect(await jobs.whenEnded({ id: queued })).toMatchObject({ state: 'cancelled', failure: null });
    expect(await jobs.whenEnded({ id: running })).toMatchObject({
      state: 'cancelled',
      failure: { code: 'CANCELLED', data: { mayHaveBeenCharged: true } },
      mayBeBilled: false,
    });
    await opened.dispose();
  });

  it('of work on this computer is free at any time', async () => {
    const { opened, running } = openThree('local');
    expect(opened.jobs.get({ id: running }).mayBeBilled).toBe(false);
    opened.jobs.cancel({ id: running });
    expect(await opened.jobs.whenEnded({ id: running })).toMatchObject({ state: 'cancelled', failure: null });
    await opened.dispose();
  });
});
