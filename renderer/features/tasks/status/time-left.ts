import type { Job, JobProgress } from '../../../../shared/domain/jobs/job.ts';
import type { SpanMs, UsualTime } from '../../../../shared/domain/jobs/job-facts.ts';
import { TEXTS } from '../texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A figure below this would be over before it is read. */
const SHORTEST_MS = 5000;

type Timed = Pick<Job, 'state' | 'progress' | 'usual' | 'ranMs' | 'runningSinceMs'>;

/** "about 2 to 4 min left": from what such jobs took on this computer before; empty where that says nothing of this one. */
export function timeLeftText(job: Timed, nowMs: number): string {
  const left = timeLeft(job, nowMs);
  return left === null ? '' : TEXTS.timeLeft(spanText(left));
}

/** What is left of a running job, in ms; null where nothing is known, or its history no longer fits. */
export function timeLeft({ state, progress, usual, ranMs, runningSinceMs }: Timed, nowMs: number): SpanMs | null {
  if (state !== 'running' || usual === null || runningSinceMs === null) return null;
  const left = usual.per === 'job' ? minus(usual, (ranMs ?? 0) + nowMs - runningSinceMs) : ofAmount(usual, progress);
  return left === null || left.highMs < SHORTEST_MS ? null : left;
}

/** It takes at least nothing; one that took longer than the others has none to be compared with. */
const minus = ({ lowMs, highMs }: SpanMs, elapsedMs: number): SpanMs => ({
  lowMs: Math.max(0, lowMs - elapsedMs),
  highMs: highMs - elapsedMs,
});

function ofAmount({ per, lowMs, highMs }: UsualTime, { unit, done, total }: JobProgress): SpanMs | null {
  if (total === null || unit !== per) return null;
  const amount = Math.max(0, total - done);
  return { lowMs: amount * lowMs, highMs: amount * highMs };
}

/** One figure where both ends round to the same. */
function spanText({ lowMs, highMs }: SpanMs): string {
  const unit = highMs < MINUTE_MS ? TEN_SECONDS : highMs < HOUR_MS ? MINUTES : HOURS;
  const [low, high] = [lowMs, highMs].map((ms) => Math.max(unit.least, Math.round(ms / unit.stepMs) * unit.step));
  return low === high ? `${high} ${unit.name}` : `${low}–${high} ${unit.name}`;
}

const TEN_SECONDS = { stepMs: 10_000, step: 10, least: 10, name: 's' };
const MINUTES = { stepMs: MINUTE_MS, step: 1, least: 1, name: 'min' };
const HOURS = { stepMs: HOUR_MS / 2, step: 0.5, least: 0.5, name: 'h' };
