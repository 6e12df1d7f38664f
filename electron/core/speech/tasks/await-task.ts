import { setTimeout as sleep } from 'node:timers/promises';
import { type FailureCode, failureRecord } from '../../../../shared/domain/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { SpeechTaskStatus } from '../../service/speech/speech-service.ts';
import { ServiceFailure } from '../../service/service-failure.ts';
import { waitAfter } from '../../service/transport/with-retries.ts';
import type { LineRun } from '../routes/line-run.ts';
import { createQueryLimiter, type QueryLimiter } from './query-limiter.ts';
import { type SpeechTask, updateTask } from './task-table.ts';

/** Pauses between queries: short for what is nearby, longer and longer for what takes its time. */
const FIRST_PAUSE_MS = { local: 250, cloud: 1000 } as const;
const LONGEST_PAUSE_MS = { local: 2000, cloud: 15_000 } as const;
/** The client has tried several times before it fails; together these are about half an hour without the service. */
const MOST_FAILURES_IN_A_ROW = 20;
const PASSING: readonly FailureCode[] = ['NETWORK_UNREACHABLE', 'ENGINE_UNAVAILABLE', 'RATE_LIMITED'];

/** The service allows 10 queries in a second for one account (service.md); one limiter for all of this program. */
export const TASK_QUERIES: QueryLimiter = createQueryLimiter(10, 1000);

/**
 * Asks until the task has ended and returns the id of its file; what is known of it is on disk at each moment.
 * Throws SERVICE_FAILED with the reason `task_failed` or `task_expired`, NOT_FOUND where the service does not know it.
 */
export async function awaitTask(run: LineRun, task: SpeechTask): Promise<string> {
  const { context, place } = run;
  let pauseMs: number = FIRST_PAUSE_MS[place.engine];
  for (let failures = 0; ;) {
    try {
      const status = await query(run, task);
      failures = 0;
      const fileId = ended(run, task, status);
      if (fileId !== null) return fileId;
      await sleep(pauseMs, undefined, { signal: context.signal });
    } catch (error) {
      failures += 1;
      if (context.signal.aborted || !passes(error) || failures > MOST_FAILURES_IN_A_ROW) throw error;
      const delayMs = LONGEST_PAUSE_MS[place.engine];
      context.wait(waitAfter(error, { delayMs, attempt: failures, attempts: MOST_FAILURES_IN_A_ROW }));
      await sleep(delayMs, undefined, { signal: context.signal });
      context.wait(null);
    }
    pauseMs = Math.min(LONGEST_PAUSE_MS[place.engine], pauseMs * 1.5);
  }
}

async function query(run: LineRun, task: SpeechTask): Promise<SpeechTaskStatus> {
  const { deps, context, place } = run;
  await (deps.limiter ?? TASK_QUERIES).turn(context.signal);
  try {
    return await deps.service(place.engine).speech.query(task.remoteTaskId ?? '', run.context.calls);
  } catch (error) {
    // Whoever does not know the task will not know it later; a key or a network may come back.
    const { code } = failureRecord(error);
    if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') giveUp(run, task, error);
    throw error;
  }
}

function passes(error: unknown): boolean {
  return PASSING.includes(failureRecord(error).code) || (error instanceof ServiceFailure && error.isRetryable);
}

/** The file of a task that has succeeded; null while it is worked on. */
function ended(run: LineRun, task: SpeechTask, { state, fileId, reason }: SpeechTaskStatus): string | null {
  if (state === 'processing' || state === 'unknown') return null;
  if (state === 'expired') {
    throw giveUp(run, task, reasonedFailure('SERVICE_FAILED', 'task_expired'));
  }
  const result = fileId ?? task.remoteFileId;
  if (state === 'success' && result !== null) return result;
  throw giveUp(run, task, reasonedFailure('SERVICE_FAILED', 'task_failed', { serviceMessage: reason }));
}

/** The task is over: generating the line again sends it anew. */
function giveUp<Cause>({ deps }: LineRun, task: SpeechTask, cause: Cause): Cause {
  const failure = failureRecord(cause);
  deps.db.write((tx) => updateTask(tx, task.id, { state: 'failed', failure, endedAtMs: Date.now() }));
  return cause;
}
