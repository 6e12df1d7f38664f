import { IN_ORDER } from './job-order.ts';
import { type StoredJob } from '../stored/stored-job.ts';
import { LONGEST_PAUSE_MS } from '../running/wait-for-return.ts';

/**
 * When a queued job may begin, in Unix ms: Infinity for one that is held or waits for something that has no time. No pause is longer
 * than LONGEST_PAUSE_MS: one that seems to be began before the clock was set back.
 */
export function dueAt({ isHeld, waitsFor }: StoredJob, nowMs: number): number {
  if (isHeld) return Infinity;
  if (waitsFor === null) return 0;
  const untilMs = waitsFor.untilMs ?? Infinity;
  return untilMs !== Infinity && untilMs - nowMs > LONGEST_PAUSE_MS ? 0 : untilMs;
}

/** The queued jobs of an owner, in order. */
export const QUEUED = `WHERE state = 'queued' AND owner = :owner ${IN_ORDER}`;
