import type { RemoteTaskId } from '../../../../shared/domain/ids.ts';
import type { JobWait } from '../../../../shared/domain/jobs/job-facts.ts';
import type { RemoteTaskPhase } from '../../../../shared/domain/jobs/remote-task.ts';

/** What is known of asking about one task, in this process only. Times are Unix ms. */
export type TaskWatch = {
  /** The query that is under way: whoever asks meanwhile gets its answer. */
  query: Promise<void> | null;
  /** The task changed after the query had left, so its answer may be old. */
  isOutdated: boolean;
  answeredAtMs: number | null;
  /** When a window last asked. */
  askedAtMs: number | null;
  /** The last failure, and how many came in a row. */
  failure: Error | null;
  failureCount: number;
  /** The pause after it; `untilMs` is the next try. */
  wait: JobWait | null;
  /** What the service last said of a task that it has not done. */
  phase: RemoteTaskPhase | null;
  /** When the service first called it unfinished although its record should be gone. */
  overdueSinceMs: number | null;
  /** Those who wait for the end of the task, called after every query. */
  waiting: Set<() => void>;
};

/** The watches of all tasks that somebody asks about. */
export interface TaskWatches {
  of(id: RemoteTaskId): TaskWatch;
  find(id: RemoteTaskId): TaskWatch | undefined;
  /** Forgets a task that has ended and that nobody waits for. */
  forget(id: RemoteTaskId): void;
}

/** Starts without any. */
export function createTaskWatches(): TaskWatches {
  const watches = new Map<RemoteTaskId, TaskWatch>();
  return {
    of(id) {
      const watch = watches.get(id) ?? {
        query: null,
        isOutdated: false,
        answeredAtMs: null,
        askedAtMs: null,
        failure: null,
        failureCount: 0,
        wait: null,
        phase: null,
        overdueSinceMs: null,
        waiting: new Set(),
      };
      watches.set(id, watch);
      return watch;
    },
    find: (id) => watches.get(id),
    forget(id) {
      const watch = watches.get(id);
      if (watch?.query === null && watch.waiting.size === 0) watches.delete(id);
    },
  };
}
