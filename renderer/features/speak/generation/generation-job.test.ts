import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { JobId } from '../../../../shared/domain/ids.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { texts } from '../texts.ts';
import { stopGenerating } from './generation-job.ts';

const jobs = (...ids: string[]) => ids as JobId[];

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

describe('stopping what a script generates', () => {
  it('stops each of its tasks once, and asks nobody where there is none', async () => {
    const core = standInCore({ jobs: { cancel: () => undefined } });
    await stopGenerating(jobs('a', 'b'));
    await stopGenerating([]);
    expect(core.asked).toEqual([
      ['jobs.cancel', { id: 'a' }],
      ['jobs.cancel', { id: 'b' }],
    ]);
    expect(shownToasts()).toEqual([]);
  });

  it('stops the others where one cannot be stopped, and says once that something goes on', async () => {
    const core = standInCore({
      jobs: {
        cancel: ({ id }) => {
          if (id !== 'c') throw new Failure('NOT_FOUND', 'This task no longer exists.');
        },
      },
    });
    await stopGenerating(jobs('a', 'b', 'c'));
    expect(core.asked.map(([, input]) => (input as { id: JobId }).id)).toEqual(['a', 'b', 'c']);
    expect(shownToasts().map(({ message }) => message)).toEqual([expect.stringContaining(texts.generation.notStopped)]);
  });
});
