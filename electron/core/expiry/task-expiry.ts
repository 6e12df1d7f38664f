import type { ExpiringItem, ExpiryDid, ExpiryKind } from '../../../shared/domain/jobs/expiry.ts';
import type { JobReference } from '../../../shared/domain/jobs/job-facts.ts';
import type { RemoteTaskKind } from '../../../shared/domain/jobs/remote-task.ts';
import type { Db } from '../database/database.ts';
import { selectJobs } from '../jobs/stored/job-table.ts';
import { type StoredJob } from '../jobs/stored/stored-job.ts';
import type { TaskLives } from '../remote-tasks/task-kind.ts';
import { selectTasks, type StoredTask } from '../remote-tasks/task-table.ts';
import type { ExpirySource } from './expiry.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Where the interface states nothing else (service.md, Limits): records of tasks, links to images, music and speech. */
const USUAL: { recordMs: number; linkMs: number } = { recordMs: 7 * DAY_MS, linkMs: 24 * HOUR_MS };
/** Nothing of a task lives longer. */
const LONGEST_MS = 7 * DAY_MS;
const MOST_TASKS = 500;

type Source = { task: StoredTask; job: StoredJob | null };

/** What the cloud keeps of tasks: links to results, records, and files that were sent for them. */
export function taskExpiry(db: Db, livesOf: (kind: RemoteTaskKind) => TaskLives): ExpirySource {
  return (nowMs) => {
    const tasks = selectTasks(
      db,
      `WHERE engine = 'cloud' AND submitted_at_ms > :sinceMs AND state IN ('working', 'ready', 'done')
       ORDER BY row DESC LIMIT ${MOST_TASKS}`,
      { sinceMs: nowMs - LONGEST_MS },
    );
    return tasks.flatMap((task) => {
      const [job] = task.jobId === null ? [] : selectJobs(db, 'WHERE id = :id', { id: task.jobId });
      return itemsOf({ task, job: job ?? null }, livesOf(task.kind));
    });
  };
}

/** A task has a record while the service can be asked about it, a link once it has a result, and what was sent for it. */
function itemsOf(source: Source, lives: TaskLives): ExpiringItem[] {
  const { task } = source;
  const linkCount = linksOf(task);
  const inputCount = Object.keys(task.inputs ?? {}).length;
  return [
    ...(linkCount > 0 ? [itemOf(source, 'link', lives.linkMs ?? USUAL.linkMs)] : []),
    ...(task.remoteId === null ? [] : [itemOf(source, 'record', lives.recordMs ?? USUAL.recordMs)]),
    ...(inputCount > 0 && lives.inputsMs !== undefined ? [itemOf(source, 'input', lives.inputsMs)] : []),
  ];
}

/** A file of the account is no link: a new one is asked for whenever it is needed. */
function linksOf({ result }: StoredTask): number {
  if (result === null || 'fileId' in result) return 0;
  return 'links' in result ? result.links.length : 1;
}

function itemOf({ task, job }: Source, kind: ExpiryKind, lifeMs: number): ExpiringItem {
  const sinceMs = task.submittedAtMs ?? task.createdAtMs;
  const did = didFor({ task, job }, kind);
  return {
    id: `${kind} ${task.id}`,
    kind,
    name: job?.title ?? '',
    expiresAtMs: sinceMs + lifeMs,
    lifeMs,
    isSafe: did.what === 'saved' || did.what === 'stored',
    did,
    action: did.what === 'unsaved' && job !== null ? { kind: 'save', jobId: job.id } : null,
    jobId: task.jobId,
    shows: showsOf(job),
  };
}

function didFor({ task, job }: Source, kind: ExpiryKind): ExpiryDid {
  if (kind === 'input') return { what: 'stored' };
  if (task.state === 'done') return { what: 'saved', atMs: task.endedAtMs ?? task.createdAtMs };
  const isAtWork = job !== null && ['queued', 'running', 'waiting', 'interrupted'].includes(job.state);
  if (!isAtWork) return { what: 'unsaved' };
  return { what: task.state === 'ready' ? 'saving' : 'working' };
}

const showsOf = (job: StoredJob | null): JobReference | null =>
  job === null || job.itemId === null || job.itemKind === null ? null : { kind: job.itemKind, id: job.itemId };
