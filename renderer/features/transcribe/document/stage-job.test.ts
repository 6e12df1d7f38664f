import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId, JobId } from '../../../../shared/domain/ids.ts';
import { jobData } from '../../../../shared/domain/test-data/job-data.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { prepareAnyway } from '../importing/prepare-anyway.ts';
import { canGoOn, resumeTranscript, stopJob } from './stage-job.ts';

const id = 't_1' as ItemId;
const failed = (code: 'AUDIO_UNREADABLE' | 'NETWORK_UNREACHABLE') =>
  jobData({ state: 'failed', failure: { code, message: '', data: {} } });
const silent = () => undefined;
const resumed = () => ({ jobId: 'j' as JobId });
const diskFull = () => {
  throw new Failure('DISK_FULL', 'The disk is full.');
};

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

describe('a transcript that is not whole', () => {
  it('can go on, also when its task was dismissed', () => {
    expect(canGoOn('partial', null)).toBe(true);
    expect(canGoOn('failed', failed('NETWORK_UNREACHABLE'))).toBe(true);
  });

  it('cannot where it is being written, is whole, or its recording will not be read a second time either', () => {
    expect([canGoOn('ready', null), canGoOn('working', null), canGoOn('waiting', null)]).toEqual([false, false, false]);
    expect(canGoOn('failed', failed('AUDIO_UNREADABLE'))).toBe(false);
  });
});

describe('stopping and going on', () => {
  it('ask core, and tell what it could not do', async () => {
    const core = standInCore({ jobs: { cancel: silent }, transcripts: { resume: resumed } });
    const job = jobData();
    stopJob(job);
    resumeTranscript(id);
    await vi.waitFor(() => expect(core.asked).toHaveLength(2));
    expect(core.asked).toEqual([
      ['jobs.cancel', { id: job.id }],
      ['transcripts.resume', { id }],
    ]);
    standInCore({ jobs: { cancel: diskFull }, transcripts: { resume: diskFull } });
    stopJob(job);
    resumeTranscript(id);
    await vi.waitFor(() => expect(shownToasts()).toHaveLength(2));
    expect(new Set(shownToasts().map(({ message }) => message)).size).toBe(2);
  });

  it('goes on with a recording of long silence once it is prepared after all', async () => {
    const mediaId = 'm_1' as ItemId;
    const core = standInCore({ library: { readAnyway: silent }, transcripts: { resume: resumed } });
    await prepareAnyway({ id, mediaId });
    await vi.waitFor(() =>
      expect(core.asked).toEqual([
        ['library.readAnyway', { id: mediaId }],
        ['transcripts.resume', { id }],
      ]),
    );
    const failing = standInCore({ library: { readAnyway: diskFull }, transcripts: { resume: resumed } });
    await prepareAnyway({ id, mediaId });
    expect(failing.asked.map(([name]) => name)).toEqual(['library.readAnyway']);
  });
});
