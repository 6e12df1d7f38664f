import { describe, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { jobData, progressData } from '../../../../shared/domain/test-data/job-data.ts';
import type { TranscriptRow } from '../../../../shared/domain/transcript/transcript-change.ts';
import { rowFacts } from './row-facts.ts';

const row = (partial: Partial<TranscriptRow> = {}): TranscriptRow => ({
  id: 't' as ItemId,
  mediaId: 'm' as ItemId,
  title: 'Lamp',
  state: 'ready',
  durationMs: 2_892_000,
  writtenUntilMs: 2_892_000,
  speakerCount: 4,
  segmentCount: 412,
  languageDoubtful: false,
  language: 'en',
  createdAtMs: 0,
  snippet: null,
  hitId: null,
  jobId: null,
  ...partial,
});
const job = (partial: Partial<Job>): Job =>
  jobData({
    itemId: 't' as ItemId,
    itemKind: 'transcript',
    progress: progressData({ step: 'recognising' }),
    startedAtMs: 0,
    ...partial,
  });

describe('facts of a history row', () => {
  it('tells length and speakers of a finished transcript', () => {
    expect(rowFacts(row(), null).text).toBe('48:12 · 4 speakers');
    expect(rowFacts(row({ speakerCount: 0 }), null).text).toBe('48:12 · 412 lines');
  });

  it('tells the part and how far it is transcribed while it works', () => {
    const running = job({
      progress: {
        step: 'recognising',
        done: 1_880_000,
        total: 2_892_000,
        unit: 'ms',
        partsDone: 5,
        partsTotal: 8,
      },
    });
    expect(rowFacts(row({ state: 'working' }), running)).toEqual({
      text: 'Part 6 of 8 · 31:20 transcribed',
      tone: 'quiet',
      share: 1_880_000 / 2_892_000,
    });
  });

  it('shows no bar where nobody knows how much there is', () => {
    expect(rowFacts(row({ state: 'working' }), job({})).share).toBeNull();
  });

  it('never shows what is not whole as finished', () => {
    expect(rowFacts(row({ state: 'partial', writtenUntilMs: 545_000 }), null)).toEqual({
      text: 'Incomplete, 9:05 of 48:12',
      tone: 'warn',
      share: null,
    });
    expect(rowFacts(row({ state: 'partial', writtenUntilMs: 0 }), null).text).toBe(
      'Incomplete, nothing transcribed yet',
    );
    expect(rowFacts(row({ state: 'working', writtenUntilMs: 545_000 }), null).text).toBe('Waiting');
  });

  it('says that a task waits in the queue, and names the step of one that runs', () => {
    expect(rowFacts(row({ state: 'waiting' }), job({ state: 'queued' })).text).toBe('Queued');
    const at = (step: Job['progress']['step']) =>
      rowFacts(row({ state: 'working' }), job({ progress: { ...job({}).progress, step } })).text;
    expect(at('reading')).toBe('Preparing the recording');
    expect(at('labelling')).toBe('Identifying speakers');
  });

  it('gives the reason of a failure', () => {
    const failed = job({ state: 'failed', failure: { code: 'AUDIO_NO_TRACK', message: '', data: {} } });
    expect(rowFacts(row({ state: 'failed' }), failed)).toMatchObject({
      text: 'This file has no audio',
      tone: 'danger',
    });
  });
});
