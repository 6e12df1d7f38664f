import { expect, it } from 'vitest';
import { FAILURE_CODES, type FailureCode, type FailureData } from './failure.ts';
import { failureSentences, failureText } from './failure-text.ts';

it.each(FAILURE_CODES)('says what happened and what to do for %s, without facts and without raw names', (code) => {
  const { what, why } = failureText({ code, data: {} });
  expect(what.length).toBeGreaterThan(5);
  expect(why).toMatch(/\.$/);
  expect(`${what} ${why}`).not.toMatch(/undefined|null|NaN|\[object|[A-Z]+_[A-Z]+|!/);
});

it('writes facts in where they are known', () => {
  const words = failureText({
    code: 'FILE_TOO_LARGE',
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
  expect(failureText({ code: 'RATE_LIMITED', data: { retryAfterMs: 18_000 } }).why).toBe('Retrying in 0:18.');
});

it('tells that a task which ended the app again and again waits for the user', () => {
  expect(failureText({ code: 'WORKER_DIED', data: { reason: 'given-up', times: 3 } })).toMatchObject({
    what: 'Stopped after 3 crashes',
    step: 'resume',
    tone: 'warn',
  });
});

it('goes on from a title without a second one where the reason says it all', () => {
  expect([
    failureSentences({ code: 'INVALID_INPUT', data: { reason: 'speaker_name' } }),
    failureSentences({ code: 'CONFLICT', data: { reason: 'binned' } }),
    failureSentences({ code: 'DISK_FULL', data: { neededBytes: 3_400_000 } }),
  ]).toEqual([
    'A speaker needs a name.',
    'This script is in the bin. Restore it first.',
    'The disk is full. Nothing was lost. Free up 3.4 MB and try again.',
  ]);
});

it('says what the service answered from its code, its status and its own words', () => {
  const why = (data: FailureData) => failureText({ code: 'SERVICE_FAILED', data }).why;
  expect(why({ serviceCode: 1013, httpStatus: 500 })).toBe('The service reported an internal error. Try again later.');
  expect(why({ httpStatus: 418, serviceMessage: 'I am a teapot' })).toBe(
    'The request failed (HTTP 418). The service says: I am a teapot.',
  );
  expect(why({ reason: 'web_page', httpStatus: 200 })).toMatch(/^A web page responds at this address/);
});

it('counts the lines that failed ahead of the first problem', () => {
  const data = { reason: 'no_voice', failedCount: 2, lineCount: 5 };
  expect(failureText({ code: 'INVALID_INPUT', data }).why).toBe(
    '2 of 5 lines couldn’t be generated. First problem: This line has no voice yet. Assign one to it or to its character.',
  );
});

it('names the folder, the track and the permission that are the matter', () => {
  const what = (code: FailureCode, data: FailureData) => failureText({ code, data }).what;
  expect(what('FILE_MISSING', { folder: 'results' })).toBe('Can’t find the folder “results”');
  expect(what('FILE_MISSING', { folder: 'a.txt', reason: 'not_a_folder' })).toBe('“a.txt” isn’t a folder');
  expect(what('AUDIO_NO_TRACK', { fileName: 'film.mkv', track: 3, tracks: 2 })).toBe('film.mkv has no audio track 3');
  const unknown = failureText({ code: 'AUDIO_UNREADABLE', data: { fileName: 'a.xyz', reason: 'not_media' } });
  expect([unknown.what, unknown.why]).toEqual(['Can’t open a.xyz', expect.stringMatching(/image.*PNG.*TXT/)]);
  const locked = failureText({ code: 'AUDIO_UNREADABLE', data: { fileName: 'a.wav', reason: 'no_permission' } });
  expect(locked.why).toMatch(/^Atelier doesn’t have permission to read it/);
});
