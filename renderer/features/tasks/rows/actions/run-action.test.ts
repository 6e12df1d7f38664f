import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../../shared/domain/failures/failure.ts';
import type { ItemId, JobId } from '../../../../../shared/domain/ids.ts';
import type { Job } from '../../../../../shared/domain/jobs/job.ts';
import { jobData } from '../../../../../shared/domain/test-data/job-data.ts';
import { type Answers, standInCore } from '../../../../api/test-data/stand-in-core.ts';
import { openQuestion } from '../../../../ui/feedback/confirm-dialog.tsx';
import { shownToasts } from '../../../../ui/feedback/test-data/shown-toasts.ts';
import type { JobAction } from './job-actions.ts';
import { move, runAction } from './run-action.ts';

const id = 'job-1' as JobId;
const queued = (values: Partial<Job> = {}) => jobData({ id, state: 'queued', position: 3, ...values });
const silent = () => undefined;
const notQueued = () => {
  throw new Failure('NOT_FOUND', 'It is gone.');
};
const ALL: Answers['jobs'] = {
  cancel: silent,
  resume: silent,
  dismiss: silent,
  move: silent,
  hold: silent,
  tryNow: silent,
  runLocally: silent,
};

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

describe('an action', () => {
  it.each<[JobAction, string, unknown]>([
    ['cancel', 'jobs.cancel', { id }],
    ['stop', 'jobs.cancel', { id }],
    ['retry', 'jobs.resume', { id }],
    ['resume', 'jobs.resume', { id }],
    ['dismiss', 'jobs.dismiss', { ids: [id] }],
    ['runNext', 'jobs.move', { id, to: 'first' }],
    ['moveUp', 'jobs.move', { id, to: 'up' }],
    ['moveDown', 'jobs.move', { id, to: 'down' }],
    ['hold', 'jobs.hold', { id, isHeld: true }],
    ['release', 'jobs.hold', { id, isHeld: false }],
    ['tryNow', 'jobs.tryNow', { id }],
    ['runLocally', 'jobs.runLocally', { id }],
  ])('%s asks core for %s', async (action, name, input) => {
    const core = standInCore({ jobs: ALL });
    runAction(action, queued());
    await vi.waitFor(() => expect(core.asked).toEqual([[name, input]]));
    expect(shownToasts()).toEqual([]);
  });

  it('that core refuses is told in words of that action', async () => {
    standInCore({ jobs: { cancel: notQueued, hold: notQueued, resume: notQueued } });
    for (const action of ['cancel', 'hold', 'resume'] as const) runAction(action, queued());
    await vi.waitFor(() => expect(shownToasts()).toHaveLength(3));
    const said = shownToasts().map(({ message }) => message.slice(0, message.indexOf('.')));
    expect(new Set(said).size).toBe(3);
  });
});

describe('stopping to wait for what the service may bill', () => {
  it('asks first, and leaves the task alone on no', async () => {
    const core = standInCore({ jobs: ALL });
    const job = queued({ engine: 'cloud', mayBeBilled: true, title: 'Fog' });
    runAction('stopWaiting', job);
    await vi.waitFor(() => expect(openQuestion()?.title).toContain('Fog'));
    openQuestion()?.answer('cancel');
    runAction('stopWaiting', job);
    await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
    openQuestion()?.answer('confirm');
    await vi.waitFor(() => expect(core.asked).toEqual([['jobs.cancel', { id }]]));
  });
});

describe('the order of the queue', () => {
  it('is only changed for what has a place in it', async () => {
    const core = standInCore({ jobs: ALL });
    move(queued({ position: null }), 'up');
    move(queued(), 5);
    await vi.waitFor(() => expect(core.asked).toEqual([['jobs.move', { id, to: 5 }]]));
  });
});

describe('opening', () => {
  const done = (values: Partial<Job>) => jobData({ id, state: 'done', ...values });

  it('goes to what was made, in its panel', () => {
    const core = standInCore({});
    const results = [{ kind: 'transcript' as const, id: 't_1' }];
    runAction('open', done({ itemId: 't_1' as ItemId, itemKind: 'transcript', results, resultCount: 1 }));
    expect(core.hash()).toBe('#/transcribe/t_1');
  });

  it('goes back to what was entered for a clone that failed', () => {
    const core = standInCore({});
    runAction('edit', jobData({ id, kind: 'clone-voice', state: 'failed' }));
    expect(core.hash()).toBe('#/voices/clone');
  });

  it('goes to the setting that a failure is about', () => {
    const core = standInCore({});
    const failure = { code: 'KEY_MISSING', message: '', data: {} } as const;
    runAction('settings', jobData({ id, state: 'failed', failure }));
    expect(core.hash()).toBe('#/settings/account');
  });
});
