import { describe, expect, it } from 'vitest';
import { Failure } from '../../shared/domain/failure.ts';
import { failureLine } from './failure-lines.ts';

describe('a failure in the terminal', () => {
  it('says what happened, what to do, and the request ID', () => {
    const failure = new Failure('RATE_LIMITED', 'Rate limit reached.', { requestId: 'trace-7' });
    expect(failureLine(failure)).toBe(
      'Rate limit reached. [RATE_LIMITED] Wait a minute, then run the command again. Request ID: trace-7',
    );
  });

  it('sends nobody to the service without an ID to name', () => {
    expect(failureLine(new Failure('SERVICE_FAILED', 'No.', { requestId: null }))).toBe('No. [SERVICE_FAILED]');
  });

  it('moves no cursor, whoever wrote the text', () => {
    const failure = new Failure('FILE_MISSING', 'a\u001b[2Jb\rc\u009bd.wav is gone.', { requestId: '\u0007' });
    expect(failureLine(failure)).toBe('a?[2Jb?c?d.wav is gone. [FILE_MISSING] Request ID: ?');
  });
});
