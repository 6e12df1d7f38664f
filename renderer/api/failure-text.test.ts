import { expect, it } from 'vitest';
import { FAILURE_CODES } from '../../shared/domain/failure.ts';
import { failureSentences, failureText } from './failure-text.ts';

it.each(FAILURE_CODES)('says what happened and what to do for %s, without facts and without raw names', (code) => {
  const { what, why } = failureText({ code, message: 'A full sentence from core.', data: {} });
  expect(what.length).toBeGreaterThan(5);
  expect(why).toMatch(/\.$/);
  expect(`${what} ${why}`).not.toMatch(/undefined|null|NaN|\[object|[A-Z]+_[A-Z]+|!/);
});

it('writes facts in where they are known', () => {
  const words = failureText({
    code: 'FILE_TOO_LARGE',
    message: '',
    data: { fileName: 'a.wav', sizeBytes: 6e7, maxBytes: 52_428_800 },
  });
  expect(words).toEqual({
    what: 'a.wav is too large',
    why: 'It’s 60 MB, the limit is 52 MB. Choose a smaller file.',
    step: 'chooseFile',
    tone: 'warn',
  });
});

it('counts down to the next attempt at a limited service', () => {
  expect(failureText({ code: 'RATE_LIMITED', message: '', data: { retryAfterMs: 18_000 } }).why).toBe(
    'Retrying in 0:18.',
  );
});

it('tells that a task which ended the app again and again waits for the user', () => {
  expect(failureText({ code: 'WORKER_DIED', message: '', data: { reason: 'given-up', times: 3 } })).toMatchObject({
    what: 'Stopped after 3 crashes',
    step: 'resume',
    tone: 'warn',
  });
});

it('goes on from a title without a second one where the reason says it all', () => {
  const message = 'A speaker needs a name.';
  expect([
    failureSentences({ code: 'INVALID_INPUT', message, data: {} }),
    failureSentences({ code: 'CONFLICT', message, data: {} }),
    failureSentences({ code: 'DISK_FULL', message: '', data: { neededBytes: 3_400_000 } }),
  ]).toEqual([message, message, 'The disk is full. Nothing was lost. Free up 3.4 MB and try again.']);
});
