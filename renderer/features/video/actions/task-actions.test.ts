import { notifications } from '@mantine/notifications';
import { beforeEach, expect, it } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { GenerationId, JobId } from '../../../../shared/domain/ids.ts';
import type { RemoteTask } from '../../../../shared/domain/jobs/remote-task.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { texts } from '../texts.ts';
import { retryClip, stopClip } from './task-actions.ts';

const REQUEST = { id: 'request' as GenerationId, jobId: 'job' as JobId };
const task = (canBeCancelled: boolean) => ({ id: 'task', canBeCancelled }) as RemoteTask;
const nothing = () => undefined as never;

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

it('takes back what waits at the service, which costs nothing then, and waits no longer for what it works on', async () => {
  const core = standInCore({ remoteTasks: { cancel: nothing }, jobs: { cancel: nothing } });
  await stopClip(REQUEST, task(true));
  await stopClip(REQUEST, task(false));
  await stopClip(REQUEST, null);
  expect(core.asked).toEqual([
    ['remoteTasks.cancel', { id: 'task' }],
    ['jobs.cancel', { id: 'job' }],
    ['jobs.cancel', { id: 'job' }],
  ]);
});

it('says what could not be stopped or asked again', async () => {
  const failing = () => {
    throw new Failure('NOT_FOUND', 'It is gone.');
  };
  standInCore({ jobs: { cancel: failing }, videos: { retry: failing } });
  await stopClip(REQUEST, null);
  await retryClip(REQUEST);
  const [stopped, retried] = shownToasts();
  expect(stopped?.message).toContain(texts.tasks.notCancelled);
  expect(retried?.message).toContain(texts.tasks.notRetried);
});
