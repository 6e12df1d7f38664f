import { failureText } from '../../../../shared/domain/failures/failure-text.ts';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { ToolInput } from '../../../../shared/domain/tools/tools.ts';
import { pageOf, quoted } from '../answer-page.ts';
import type { ToolDeps, ToolFunctions, ToolsOf } from '../tool-deps.ts';

/** As many ended tasks are looked at; those that have not ended are all. */
const MOST_TASKS = 500;

const FINAL: readonly Job['state'][] = ['done', 'failed', 'cancelled'];
const hasEnded = ({ state }: Job) => FINAL.includes(state);

/** What is done for the tools of tasks. */
export function taskFunctions({ jobs }: Pick<ToolDeps, 'jobs'>): ToolFunctions<ToolsOf<'tasks'>> {
  return {
    list_tasks: ({ state, limit }) => {
      const listed = jobs
        .list({ limit: MOST_TASKS })
        .filter((job) => state === 'all' || hasEnded(job) === (state === 'ended'));
      const { entries, total } = pageOf(listed, { from: 0, limit }, shownTask);
      return { tasks: entries, isCut: entries.length < total };
    },
    wait_for_task: async (input, { signal }) => shownTask(await waited(jobs, input, signal)),
    cancel_task: ({ id }) => {
      jobs.cancel({ id });
      return shownTask(jobs.get({ id }));
    },
  };
}

/** The task when it has ended, or as it is once the time is over. Throws CANCELLED only where the caller gave up. */
async function waited(
  jobs: ToolDeps['jobs'],
  { id, timeoutSeconds }: ToolInput<'wait_for_task'>,
  signal: AbortSignal | undefined,
): Promise<Job> {
  const timeout = AbortSignal.timeout(Math.round(timeoutSeconds * 1000));
  try {
    return await jobs.whenEnded({ id, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
  } catch (error) {
    if (failureRecord(error).code !== 'CANCELLED' || signal?.aborted || !timeout.aborted) throw error;
    return jobs.get({ id });
  }
}

/** Of a failure only what happened: its details may name files and addresses. */
const shownTask = (job: Job) => ({
  id: job.id,
  kind: job.kind,
  title: quoted(job.title, 300),
  state: job.state,
  hasEnded: hasEnded(job),
  engine: job.engine,
  itemId: job.itemId,
  step: job.progress.step,
  done: job.progress.done,
  total: job.progress.total,
  unit: job.progress.unit,
  results: job.results.map(({ kind, id }) => ({ kind, id })),
  resultCount: job.resultCount,
  failure: job.failure && { code: job.failure.code, text: failureText(job.failure).what },
  createdAtMs: job.createdAtMs,
  finishedAtMs: job.finishedAtMs,
});
