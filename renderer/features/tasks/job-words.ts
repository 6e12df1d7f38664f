import type { Job, JobProgress } from '../../../shared/domain/job.ts';
import { failureText } from '../../../shared/domain/failures/failure-text.ts';
import { TEXTS } from './texts.ts';

/** Share from 0 to 1 of what is done, or null where nobody knows it yet. */
export function jobShare({ done, total, partsDone, partsTotal }: JobProgress): number | null {
  if (total !== null && total > 0 && done > 0) return Math.min(1, done / total);
  return partsDone > 0 && partsTotal !== null && partsTotal > 1 ? Math.min(1, partsDone / partsTotal) : null;
}

/** Line under the title of a job, and how it is meant. `timeOfDay` writes a Unix time as local time of day. */
export function jobLine(
  job: Job,
  nowMs: number,
  timeOfDay: (ms: number) => string,
): { text: string; tone: 'quiet' | 'warn' | 'danger' } {
  switch (job.state) {
    case 'queued':
      return { text: TEXTS.queued, tone: 'quiet' };
    case 'running':
      return { text: progressWords(job.progress), tone: 'quiet' };
    case 'waiting':
      return waitingLine(job, nowMs);
    case 'interrupted':
      return { text: TEXTS.interrupted, tone: 'warn' };
    case 'failed': {
      const { what, why, tone } = failureText(job.failure ?? { code: 'INTERNAL', message: '', data: {} });
      return { text: `${what}. ${why}`, tone };
    }
    case 'cancelled':
      return { text: TEXTS.cancelled, tone: 'quiet' };
    case 'done':
      return { text: TEXTS.doneAt(timeOfDay(job.finishedAtMs ?? job.createdAtMs)), tone: 'quiet' };
  }
}

function waitingLine(job: Job, nowMs: number): ReturnType<typeof jobLine> {
  const retryAtMs = job.wait?.untilMs ?? null;
  const reason = job.failure ? failureText(job.failure) : null;
  if (retryAtMs === null) return { text: reason?.what ?? TEXTS.waitingNetwork, tone: 'quiet' };
  const next = `${TEXTS.retryingIn(Math.max(0, retryAtMs - nowMs))}.`;
  return { text: reason ? `${reason.what}. ${next}` : next, tone: 'warn' };
}

/** "Part 2 of 8, 12:03 of 48:12 transcribed": only what is really known. */
export function progressWords({ step, done, total, unit, partsDone, partsTotal }: JobProgress): string {
  const words: string[] = [];
  if (partsTotal !== null && partsTotal > 1) words.push(TEXTS.part(Math.min(partsDone + 1, partsTotal), partsTotal));
  else if (step !== null) words.push(TEXTS.steps[step]);
  if (unit === 'bytes' && done > 0) words.push(TEXTS.bytes(done, total));
  if (unit === 'ms' && done > 0) words.push(TEXTS.audio(done, total));
  return words.join(', ') || TEXTS.starting;
}

/**
 * Jobs in the order of the list of tasks: running, then what needs attention, then finished; newest first in each.
 * A recording that was prepared is no result of its own: what was created from it is listed.
 */
export function groupJobs(jobs: readonly Job[]): { running: Job[]; needsYou: Job[]; finished: Job[] } {
  const byState = (...states: Job['state'][]) =>
    jobs.filter(({ state }) => states.includes(state)).toSorted((a, b) => b.createdAtMs - a.createdAtMs);
  return {
    running: [...byState('running'), ...byState('waiting'), ...byState('queued')],
    needsYou: byState('failed', 'interrupted'),
    finished: byState('done', 'cancelled').filter((job) => job.kind !== 'import' || job.state !== 'done'),
  };
}
