import { describe, expect, it } from 'vitest';
import type { JobProgress } from '../../../shared/domain/jobs/job.ts';
import { jobData, progressData } from '../../../shared/domain/test-data/job-data.ts';
import { beginProgressLine, progressText } from './progress-line.ts';

const progress = progressData({ step: 'recognising', done: 65_000, total: 500_000 });
const textOf = (change: Partial<JobProgress>) => progressText(jobData({ progress: { ...progress, ...change } }));

function written(isTTY: boolean): string {
  let text = '';
  const line = beginProgressLine('a\u001B[2Jb.wav', { isTTY, columns: 30, write: (part: string) => (text += part) });
  line.update('recognising 0:10 of 1:00 and so on');
  line.update('recognising 0:10 of 1:00 and so on');
  line.end('done');
  return text;
}

describe('progress on standard error', () => {
  it('is rewritten in place on a terminal, never wider than it', () => {
    expect(written(true)).toBe('\r\u001B[2Ka?[2Jb.wav: recognising 0:10 \r\u001B[2Ka?[2Jb.wav: done\n');
  });

  it('is plain lines elsewhere', () => {
    expect(written(false)).toBe('a?[2Jb.wav: started\na?[2Jb.wav: done\n');
  });

  it('says what is done in the unit of the step', () => {
    expect(textOf({})).toBe('transcribing, 1:05 of 8:20');
    expect(textOf({ step: 'uploading', unit: 'bytes', done: 1, total: 3 })).toBe('uploading, 33%');
    expect(textOf({ total: null })).toBe('transcribing');
    const wait = { reason: 'rate_limit', untilMs: 31_000, attempt: 1, attempts: 4 } as const;
    const waiting = jobData({ state: 'waiting', progress, wait });
    expect(progressText(waiting, 1000)).toBe('retrying in 0:30');
    expect(textOf({ step: null })).toBe('queued');
  });
});
