import { describe, expect, it } from 'vitest';
import type { JobProgress } from '../../shared/domain/job.ts';
import { beginProgressLine, progressText } from './progress-line.ts';

const progress: JobProgress = {
  step: 'recognising',
  done: 65_000,
  total: 500_000,
  unit: 'ms',
  partsDone: 0,
  partsTotal: null,
  retryAtMs: null,
};

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
    expect(progressText(progress)).toBe('transcribing, 1:05 of 8:20');
    expect(progressText({ ...progress, step: 'uploading', unit: 'bytes', done: 1, total: 3 })).toBe('uploading, 33%');
    expect(progressText({ ...progress, total: null })).toBe('transcribing');
    expect(progressText({ ...progress, step: 'waiting', retryAtMs: 31_000 }, 1000)).toBe('retrying in 0:30');
    expect(progressText({ ...progress, step: null })).toBe('queued');
  });
});
