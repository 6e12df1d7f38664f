import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { needsAttention } from '../../../shared/domain/jobs/expiry.ts';
import type { ItemId, JobId, RemoteTaskId } from '../../../shared/domain/ids.ts';
import { insertJob, updateJob } from '../jobs/stored/job-table.ts';
import { insertTask, type StoredTask } from '../remote-tasks/task-table.ts';
import { openTestContext, type TestContext } from '../testing/test-context.ts';
import { type NewVoice, putVoice } from '../voices/registry/voice-table.ts';
import { createExpiry } from './create-expiry.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW_MS = 1_900_000_000_000;

let context: TestContext;
beforeEach(() => {
  context = openTestContext({ now: () => NOW_MS });
});
afterEach(() => context.end());

const listed = (lives = {}) => createExpiry(context, { livesOf: () => lives }).list();

/** A task of the cloud that was sent some hours ago, and its job. */
function task(hoursAgo: number, change: Partial<StoredTask> = {}, jobState: 'running' | 'failed' | 'done' = 'done') {
  const id = `task-${hoursAgo}` as RemoteTaskId;
  return context.db.write((tx) => {
    const order = {
      kind: 'speak',
      title: `Job ${hoursAgo}`,
      itemId: null as ItemId | null,
      engine: 'cloud',
      request: {},
    } as const;
    const jobId: JobId = insertJob(tx, order, 'owner');
    updateJob(tx, jobId, { state: jobState });
    insertTask(tx, {
      id,
      kind: 'speech',
      ownerId: 'script',
      ownerPart: null,
      jobId,
      place: { engine: 'cloud', host: 'api.example.com' },
      request: {},
      inputs: null,
      remoteId: `remote-${hoursAgo}`,
      result: null,
      state: 'done',
      failure: null,
      billedUnits: null,
      createdAtMs: NOW_MS - hoursAgo * HOUR_MS,
      submittedAtMs: NOW_MS - hoursAgo * HOUR_MS,
      endedAtMs: NOW_MS - hoursAgo * HOUR_MS + 1000,
      ...change,
    });
    return jobId;
  });
}

const voice = (id: string, usedDaysAgo: number, change: Partial<NewVoice> = {}) =>
  context.db.write((tx) =>
    putVoice(tx, {
      engine: 'cloud',
      id,
      kind: 'cloned',
      name: id,
      createdAtMs: NOW_MS - 30 * DAY_MS,
      lastUsedAtMs: NOW_MS - usedDaysAgo * DAY_MS,
      ...change,
    }),
  );

describe('a task of the cloud', () => {
  it('has a record for 7 days and its links for a day; what was saved is safe', () => {
    task(5, { result: { links: ['https://a', 'https://b'] } });
    expect(listed()).toEqual([
      expect.objectContaining({
        kind: 'link',
        name: 'Job 5',
        expiresAtMs: NOW_MS + 19 * HOUR_MS,
        isSafe: true,
        did: { what: 'saved', atMs: NOW_MS - 5 * HOUR_MS + 1000 },
        action: null,
      }),
      expect.objectContaining({ kind: 'record', expiresAtMs: NOW_MS + 7 * DAY_MS - 5 * HOUR_MS, isSafe: true }),
    ]);
  });

  it('whose result was not saved needs attention, and its task can be resumed', () => {
    const jobId = task(20, { state: 'ready', result: { link: 'https://a' } }, 'failed');
    const [link] = listed();
    expect(link).toMatchObject({ kind: 'link', did: { what: 'unsaved' }, action: { kind: 'save', jobId } });
    expect(needsAttention(link!, NOW_MS)).toBe(true);
  });

  it('that is at work says so and offers nothing', () => {
    task(1, { state: 'working' }, 'running');
    expect(listed()).toMatchObject([{ kind: 'record', did: { what: 'working' }, action: null, isSafe: false }]);
  });

  it('has a life of links that its kind states, and inputs only where it states one', () => {
    task(1, { result: { link: 'https://a' }, inputs: { frame: 'file-1' } });
    expect(listed().map(({ kind }) => kind)).toEqual(['link', 'record']);
    const stated = listed({ linkMs: 9 * HOUR_MS, inputsMs: 7 * DAY_MS });
    expect(stated.map(({ kind, expiresAtMs }) => [kind, (expiresAtMs - NOW_MS) / HOUR_MS])).toEqual([
      ['link', 8],
      ['record', 167],
      ['input', 167],
    ]);
    expect(stated[2]).toMatchObject({ isSafe: true, did: { what: 'stored' } });
  });

  it('is not listed on this computer, after it failed, or once everything of it has expired', () => {
    task(1, { place: { engine: 'local', host: null } });
    task(2, { state: 'failed' });
    task(8 * 24);
    task(30, { result: { links: ['https://gone'] }, remoteId: null });
    expect(listed()).toEqual([]);
  });
});

describe('a voice that nobody uses', () => {
  it('is deleted after 7 days; with less than two left somebody is asked, because using it is billed', () => {
    voice('soon', 6);
    voice('later', 1);
    const [soon, later] = listed();
    expect(soon).toMatchObject({
      kind: 'voice',
      name: 'soon',
      expiresAtMs: NOW_MS + DAY_MS,
      did: { what: 'asks' },
      action: { kind: 'use', engine: 'cloud', voiceId: 'soon' },
    });
    expect(later).toMatchObject({ did: { what: 'used', atMs: NOW_MS - DAY_MS } });
    expect([soon, later].map((item) => needsAttention(item!, NOW_MS))).toEqual([true, false]);
  });

  it('that is kept alive is safe', () => {
    voice('kept', 6, { keepsAlive: true });
    expect(listed()).toMatchObject([{ isSafe: true, did: { what: 'kept' }, action: null }]);
  });

  it('is not listed on this computer or when it is gone', () => {
    voice('local', 6, { engine: 'local' });
    voice('gone', 6, { state: 'missing' });
    voice('built-in', 6, { kind: 'system' });
    expect(listed()).toEqual([]);
  });
});
