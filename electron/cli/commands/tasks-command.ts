import process from 'node:process';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { isActiveJob, type Job } from '../../../shared/domain/jobs/job.ts';
import { printable } from '../../../shared/domain/printable.ts';
import type { Core } from '../../core/create-core.ts';
import { UsageError } from '../arguments/argument-values.ts';
import type { TasksOptions } from '../arguments/tasks-arguments.ts';
import { failureLine } from '../output/failure-lines.ts';
import { beginProgressLine, progressText } from '../output/progress-line.ts';
import { print } from '../output/standard-output.ts';
import { createProfileCore } from '../profile-core.ts';

const MOST_LISTED = 200;
/** As much of an ID as tells tasks apart. */
const ID_LENGTH = 8;

/** `atelier tasks`: 0 when it was done, 1 when the task that was waited for failed, 130 when `signal` ended the waiting. */
export async function tasksCommand(options: TasksOptions, signal: AbortSignal): Promise<number> {
  const { core, dispose } = createProfileCore(options);
  try {
    if (options.action === 'list') {
      const jobs = core.jobs.list({ limit: MOST_LISTED });
      await print(options.isJson ? `${JSON.stringify(jobs, null, 2)}\n` : jobs.map(jobLine).join(''));
      return 0;
    }
    const job = jobOf(core, options.id);
    if (options.action === 'wait') return await wait(core, job, signal);
    await cancel(core, job);
    return 0;
  } finally {
    await dispose();
  }
}

function jobLine(job: Job): string {
  const { id, state, title } = job;
  const doing = isActiveJob(job) ? progressText(job) : state;
  return `${id.slice(0, ID_LENGTH)}  ${state.padEnd(11)}  ${printable(title)}${doing === state ? '' : `  (${doing})`}\n`;
}

/** The one task whose ID begins so. Throws UsageError. */
function jobOf(core: Core, beginning: string): Job {
  const found = core.jobs.list({ limit: MOST_LISTED }).filter(({ id }) => id.startsWith(beginning));
  if (found.length > 1) throw new UsageError(`Several tasks begin with "${beginning}". Give more of the ID.`);
  if (!found[0]) throw new UsageError(`There is no task "${beginning}". Run atelier tasks to list them.`);
  return found[0];
}

/** Whoever runs the task goes on when the waiting ends. */
async function wait(core: Core, { id, title }: Job, signal: AbortSignal): Promise<number> {
  const line = beginProgressLine(title, process.stderr);
  const watching = new AbortController();
  signal.addEventListener('abort', () => watching.abort(), { once: true });
  const watched = watch(core, id, { signal: watching.signal, tell: line.update });
  const stopped = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
  const ended = await Promise.race([core.jobs.whenEnded({ id }), stopped]);
  watching.abort();
  await watched;
  if (ended === null) {
    line.end('still running');
    return 130;
  }
  line.end(
    ended.failure && ended.state !== 'done' ? `${ended.state}. ${failureLine(Failure.of(ended.failure))}` : ended.state,
  );
  return ended.state === 'done' ? 0 : 1;
}

async function watch(core: Core, id: Job['id'], { signal, tell }: { signal: AbortSignal; tell(text: string): void }) {
  for await (const batch of core.changes.subscribe({ signal })) {
    if (batch.some(({ domain }) => domain === 'jobs')) tell(progressText(core.jobs.get({ id })));
  }
}

/** What the service has not begun is taken back, so that it costs nothing; everything else is stopped. */
async function cancel(core: Core, { id }: Job): Promise<void> {
  for (const { id: taskId } of core.remoteTasks.list({ jobId: id })) {
    const task = await core.remoteTasks.poll({ id: taskId });
    if (task.canBeCancelled) return await core.remoteTasks.cancel({ id: taskId });
  }
  core.jobs.cancel({ id });
}
