import { describe, expect, it } from 'vitest';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import { failureLine } from './failure-lines.ts';

describe('a failure in the terminal', () => {
  it('says what happened, what to do, and the request ID', () => {
    const failure = new Failure('RATE_LIMITED', 'Words of core.', { requestId: 'trace-7' });
    expect(failureLine(failure)).toBe(
      'Rate limit reached. Wait a minute, then run the command again. [RATE_LIMITED] Request ID: trace-7',
    );
  });

  it('names what can be set in a terminal, not places in the window', () => {
    const lines = (['KEY_MISSING', 'KEY_REJECTED', 'NO_KEYCHAIN'] as const).map((code) =>
      failureLine(new Failure(code, 'Words of core.')),
    );
    for (const line of lines) expect(line).toContain('ATELIER_API_KEY');
    expect(lines.join(' ')).not.toMatch(/Settings|Words of core/);
  });

  it('says the reason alone where the code says nothing, with the options that help', () => {
    const uncast = reasonedFailure('CONFLICT', 'uncast', { names: ['Ann', 'Bob'], flags: ['--cast Ann=ID,Bob=ID'] });
    expect(failureLine(uncast)).toBe('No voice for Ann, Bob. Add --cast Ann=ID,Bob=ID. [CONFLICT]');
    const encoding = reasonedFailure('INVALID_INPUT', 'encoding', { fileName: 'a.txt', encodings: ['utf-8', 'big5'] });
    expect(failureLine(encoding)).toMatch(
      /“a\.txt” fits several encodings.* Add --encoding NAME\. Likely encodings: utf-8, big5\./,
    );
  });

  it('adds the step that only the command knows', () => {
    const failure = new Failure('CONFIRMATION_NEEDED', '', {
      question: 'narration',
      durationMs: 8_000_000,
      sizeBytes: 2e9,
    });
    expect(failureLine(failure, { CONFIRMATION_NEEDED: 'Add --allow-large.' })).toMatch(
      /^This narration is very large\. It’s 2:13:20 long .* Add --allow-large\. \[CONFIRMATION_NEEDED\]$/,
    );
  });

  it('keeps the words of what nobody foresaw', () => {
    expect(failureLine(new Error('Out of cheese.'))).toBe(
      'Out of cheese. Run the command again with --verbose for details. [INTERNAL]',
    );
  });

  it('moves no cursor, whoever wrote the text', () => {
    const failure = new Failure('FILE_MISSING', '', { fileName: 'a\u001b[2Jb\rc\u009bd.wav', requestId: '\u0007' });
    expect(failureLine(failure)).toMatch(/^Can’t find a\?\[2Jb\?c\?d\.wav\. .* \[FILE_MISSING\] Request ID: \?$/);
  });
});
