import { expect, it } from 'vitest';
import type { Job, JobKind } from '../../../../shared/domain/jobs/job.ts';
import type { WaitReason } from '../../../../shared/domain/jobs/job-facts.ts';
import { amountText, elapsedText, jobStatusText, jobShare, jobTime, progressText } from './job-status-text.ts';
import { jobData, progressData } from '../../../../shared/domain/test-data/job-data.ts';

const wordsOf = (change: Parameters<typeof progressData>[0], kind: JobKind = 'transcribe') =>
  progressText({ kind, progress: progressData(change) });

it('says only what is known of the progress, each thing once', () => {
  expect([
    wordsOf({ step: 'recognising', partsDone: 1, partsTotal: 8, done: 723_000, total: 2_892_000 }),
    wordsOf({ step: 'recognising', done: 13_000, total: 30_000 }),
    wordsOf({ step: 'recognising' }),
    wordsOf({ step: 'uploading', unit: 'bytes', done: 3_400_000, total: 31_000_000 }),
    wordsOf({ step: 'reading', unit: 'bytes', done: 3_400_000 }),
    wordsOf({ step: 'labelling' }),
    wordsOf({}),
  ]).toEqual([
    'Part 2 of 8, 12:03 of 48:12 transcribed',
    '0:13 of 0:30 transcribed',
    'Transcribing',
    'Uploading, 3.4 MB of 31 MB',
    'Preparing, 3.4 MB',
    'Identifying speakers',
    'Starting',
  ]);
});

it('calls the parts what they are, and counts the characters that were spoken', () => {
  const parts = { partsDone: 2, partsTotal: 12 };
  expect([
    wordsOf({ step: 'speaking', unit: 'characters', done: 1204, total: 3400, ...parts }, 'speak'),
    wordsOf({ step: 'speaking', unit: 'characters', done: 40, total: 90, partsTotal: 1 }, 'speak'),
    wordsOf({ step: 'designing', unit: 'parts', ...parts }, 'design-voice'),
    wordsOf({ step: 'recognising', ...parts }, 'check-speech'),
    wordsOf({ step: 'drawing', unit: 'parts', ...parts }, 'generate-image'),
    wordsOf({ step: 'writing', unit: 'bytes', ...parts }, 'export'),
  ]).toEqual([
    'Line 3 of 12, 1,204 of 3,400 characters',
    'Generating speech, 40 of 90 characters',
    'Candidate 3 of 12',
    'Take 3 of 12',
    '2 of 12 images',
    'Part 3 of 12',
  ]);
});

it('never counts beyond the last part', () => {
  expect(wordsOf({ partsDone: 8, partsTotal: 8 })).toBe('Part 8 of 8');
});

it('fills the ring with real shares only', () => {
  expect([
    jobShare(progressData({ done: 50, total: 100 })),
    jobShare(progressData({ partsDone: 2, partsTotal: 8 })),
    jobShare(progressData({ done: 50 })),
    jobShare(progressData({ done: 0, total: 100 })),
  ]).toEqual([0.5, 0.25, null, null]);
});

it('says why it waits, until when, and which attempt it is', () => {
  const lineOf = (wait: Job['wait'], failure: Job['failure'] = null) =>
    jobStatusText(jobData({ state: 'waiting', failure, wait }), 82_000, String);
  const until = { untilMs: 100_000, attempt: 3, attempts: 5 };
  const unknown = { untilMs: null, attempt: 0, attempts: null };
  const limited = { code: 'RATE_LIMITED', message: '', data: {} } as const;
  expect(lineOf({ reason: 'rate_limit', ...until, attempts: null }, limited)).toEqual({
    text: 'Rate limit reached. Retrying in 0:18.',
    tone: 'warn',
  });
  expect([
    lineOf({ reason: 'service_busy', ...until }).text,
    lineOf({ reason: 'network', ...unknown }).text,
    lineOf({ reason: 'network', ...until, attempts: null }).text,
    lineOf({ reason: 'key', ...unknown }).text,
  ]).toEqual([
    'The service is busy. Retrying in 0:18, attempt 3 of 5.',
    'Waiting for the network',
    'Waiting for the network. Retrying in 0:18.',
    'Waiting for an API key',
  ]);
});

it('says why a task that is queued does not begin', () => {
  const queued = (reason: WaitReason) =>
    jobStatusText(jobData({ state: 'queued', wait: { reason, untilMs: null, attempt: 0, attempts: null } }), 0, String)
      .text;
  expect([queued('turn'), queued('paused'), queued('held')]).toEqual([
    'Waiting in the queue',
    'The queue is paused',
    'On hold',
  ]);
  expect(jobStatusText(jobData({ state: 'queued' }), 0, String).text).toBe('Waiting in the queue');
});

it('says beside the end of complete work what of lesser weight could not be done', () => {
  const failure = { code: 'SERVICE_FAILED', message: '', data: { what: 'speakers-by-part' } } as const;
  expect(jobStatusText(jobData({ state: 'done', finishedAtMs: 5, failure }), 0, () => '14:02')).toEqual({
    text: 'Finished at 14:02. Speakers were identified part by part.',
    tone: 'warn',
  });
});

it('counts time up while it works, leaves out the waits between runs, and says when it failed', () => {
  const timeOf = (change: Parameters<typeof jobData>[0]) => jobTime(jobData(change), 25_000);
  expect([
    timeOf({ runningSinceMs: 10_000 }),
    timeOf({ runningSinceMs: 10_000, ranMs: 60_000, startedAtMs: 1 }),
    timeOf({ state: 'queued' }),
    timeOf({ state: 'queued', ranMs: 60_000 }),
    timeOf({ state: 'done', ranMs: 8_000, startedAtMs: 1, finishedAtMs: 25_000 }),
    timeOf({ state: 'done', ranMs: null, startedAtMs: 10_000, finishedAtMs: 18_000 }),
    timeOf({ state: 'failed', ranMs: 8_000, finishedAtMs: 18_000 }),
    timeOf({ runningSinceMs: 30_000 }),
  ]).toEqual([
    { elapsedMs: 15_000 },
    { elapsedMs: 75_000 },
    null,
    null,
    { elapsedMs: 8_000 },
    { elapsedMs: 8_000 },
    { timeOfDayMs: 18_000 },
    { elapsedMs: 0 },
  ]);
});

it('says how much was done, and characters once where all of them are billed', () => {
  expect([
    amountText({ audioMs: 252_000, characters: 1204, billedCharacters: 1250, lines: 1 }),
    amountText({ characters: 1204, billedCharacters: 1204 }),
    amountText({ bytes: 3_400_000, files: 2 }),
    amountText({ audioMs: 0 }),
    amountText({}),
  ]).toEqual([
    '4:12 of audio, 1,204 characters, 1,250 characters billed, 1 line',
    '1,204 characters billed',
    '3.4 MB, 2 files',
    '',
    '',
  ]);
});

it('says of a task that ended within a second that it did, and counts up one that runs', () => {
  expect(elapsedText(400, { hasEnded: true })).toBe('<1 s');
  expect([elapsedText(400, { hasEnded: false }), elapsedText(61_000, { hasEnded: true })]).toEqual(['0:00', '1:01']);
});
