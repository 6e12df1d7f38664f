import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { JOB_KINDS } from '../../../../shared/domain/jobs/job-kinds.ts';
import type { PanelId } from '../../../../shared/domain/panel-id.ts';

/** The groups of the list of tasks, in their order. */
export const TASK_GROUPS = ['running', 'waiting', 'attention', 'finished'] as const;

/** See TASK_GROUPS. */
export type TaskGroup = (typeof TASK_GROUPS)[number];

/** What of the list is shown: one group or all, and the work of one panel or of all. */
export type TaskFilter = { group: TaskGroup | 'all'; panel: PanelId | null };

/** A filter that was stored, perhaps by another version: a group or a panel that no longer exists shows everything. */
export function storedFilter(stored: unknown): TaskFilter {
  const { group, panel } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  return {
    group: TASK_GROUPS.find((each) => each === group) ?? 'all',
    panel: Object.values(JOB_KINDS).find((kind) => kind.panel === panel)?.panel ?? null,
  };
}

/** The group that a job is in. */
export function groupOf({ state }: Pick<Job, 'state'>): TaskGroup {
  switch (state) {
    case 'running':
      return 'running';
    case 'queued':
    case 'waiting':
      return 'waiting';
    case 'failed':
    case 'interrupted':
      return 'attention';
    case 'done':
    case 'cancelled':
      return 'finished';
  }
}

/** A recording that was prepared is no result of its own: what was created from it is listed. */
export function isListed({ kind, state }: Pick<Job, 'kind' | 'state'>): boolean {
  return kind !== 'import' || state !== 'done';
}

/** The jobs that a filter shows, in their order. */
export function filterJobs(jobs: readonly Job[], { group, panel }: TaskFilter): Job[] {
  return jobs.filter(
    (job) =>
      isListed(job) &&
      (group === 'all' || groupOf(job) === group) &&
      (panel === null || JOB_KINDS[job.kind].panel === panel),
  );
}

/** How many jobs each group has, within the panel that is shown. */
export function countByGroup(jobs: readonly Job[], panel: PanelId | null): Record<TaskGroup | 'all', number> {
  const counts = { all: 0, running: 0, waiting: 0, attention: 0, finished: 0 };
  for (const job of filterJobs(jobs, { group: 'all', panel })) {
    counts.all += 1;
    counts[groupOf(job)] += 1;
  }
  return counts;
}

/** The panels that work can come from, in the order of the kinds, each with its number of jobs within the group that is shown. */
export function countByPanel(jobs: readonly Job[], group: TaskFilter['group']): { panel: PanelId; count: number }[] {
  const shown = filterJobs(jobs, { group, panel: null });
  return PANELS_WITH_WORK.map((panel) => ({
    panel,
    count: shown.filter((job) => JOB_KINDS[job.kind].panel === panel).length,
  }));
}

const PANELS_WITH_WORK: readonly PanelId[] = [...new Set(Object.values(JOB_KINDS).map(({ panel }) => panel))];
