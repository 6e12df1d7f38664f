import type { Job } from '../../../../../shared/domain/jobs/job.ts';
import { TEXTS } from '../../texts.ts';
import { groupOf, isListed, TASK_GROUPS, type TaskGroup } from '../../filters/task-filter.ts';

/** One heading with its rows. */
export type JobSection = { group: TaskGroup; isEarlier: boolean; jobs: Job[] };

/**
 * The sections of the list. Running: the one that began first stays on top, so that no row moves while it works. Waiting: in
 * the order in which they run. Needs attention and finished: newest first; what ended before today has a section of its own.
 */
export function orderJobs(jobs: readonly Job[], nowMs: number): JobSection[] {
  const listed = jobs.filter(isListed);
  return TASK_GROUPS.flatMap((group): JobSection[] => {
    const members = listed.filter((job) => groupOf(job) === group).toSorted(ORDERS[group]);
    if (group !== 'finished') return [{ group, isEarlier: false, jobs: members }];
    const today = new Date(nowMs).setHours(0, 0, 0, 0);
    return [
      { group, isEarlier: false, jobs: members.filter((job) => endMs(job) >= today) },
      { group, isEarlier: true, jobs: members.filter((job) => endMs(job) < today) },
    ];
  }).filter((section) => section.jobs.length > 0);
}

const endMs = ({ finishedAtMs, createdAtMs }: Job) => finishedAtMs ?? createdAtMs;
const beganMs = ({ runningSinceMs, startedAtMs, createdAtMs }: Job) => runningSinceMs ?? startedAtMs ?? createdAtMs;
const newestFirst = (a: Job, b: Job) => endMs(b) - endMs(a);

const ORDERS: Record<TaskGroup, (a: Job, b: Job) => number> = {
  running: (a, b) => beganMs(a) - beganMs(b),
  // What has begun and waits for the service has no place in the queue, and comes before it.
  waiting: (a, b) => (a.position ?? 0) - (b.position ?? 0) || beganMs(a) - beganMs(b),
  attention: newestFirst,
  finished: newestFirst,
};

/** Heading of a section. */
export function sectionTitle({ group, isEarlier }: Pick<JobSection, 'group' | 'isEarlier'>): string {
  return isEarlier ? TEXTS.earlier : TEXTS.sections[group];
}
