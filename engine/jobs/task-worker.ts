import type { Task, TaskFiles } from './task-files.ts';

/** How tasks are done. `now` gives Unix ms. */
export type TaskWorkerOptions<Work, Facts> = {
  /**
   * Does the work and may give facts that replace those of the task; what it throws becomes the failure of the task. Must
   * stop soon when `signal` fires.
   */
  run(task: Task<Facts> & { work: Work }, signal: AbortSignal): Promise<Facts | void>;
  /** Called with each error: reports what is the engine's own fault and says how to tell clients. */
  failureOf(error: unknown): { code: number; message: string };
  now: () => number;
  /** Told when a task has been begun or has ended. */
  onChange?: ((task: Readonly<Task<Facts>>) => void) | undefined;
};

/** Does tasks one after the other and writes down what becomes of them. */
export type TaskWorker<Facts> = {
  /** Puts a task at the end of the line, its work stays on disk until its turn. One that has ended is passed over. */
  enqueue(task: Task<Facts>): void;
  /** Stops what is under way. */
  stop(): Promise<void>;
};

/** A task that was begun so often without an end has ended the engine each time. */
const MOST_ATTEMPTS = 3;

/** Makes a worker that has nothing to do yet. */
export function createTaskWorker<Work, Facts>(
  files: TaskFiles<Work, Facts>,
  options: TaskWorkerOptions<Work, Facts>,
): TaskWorker<Facts> {
  const stopping = new AbortController();
  const parts = { files, options, signal: stopping.signal };
  let line: Promise<void> = Promise.resolve();

  /** A task whose record cannot be written must not stop the others; it is begun anew with the next start. */
  async function takeTurn(before: Promise<void>, task: Task<Facts>): Promise<void> {
    await before;
    try {
      await begin(parts, task);
    } catch (error) {
      if (!stopping.signal.aborted) options.failureOf(error);
    }
  }

  return {
    enqueue(task) {
      line = takeTurn(line, task);
    },
    async stop() {
      stopping.abort();
      await line;
    },
  };
}

type Parts<Work, Facts> = {
  files: TaskFiles<Work, Facts>;
  options: TaskWorkerOptions<Work, Facts>;
  signal: AbortSignal;
};

async function begin<Work, Facts>(parts: Parts<Work, Facts>, task: Task<Facts>): Promise<void> {
  const { files, options, signal } = parts;
  if (signal.aborted || task.state !== 'waiting') return;
  // Before anything is awaited: who cancels must not meet a task that is being begun.
  enter(parts, task, 'running');
  try {
    const { work } = await files.read(task.id);
    if (work === null) return;
    if (task.attempts >= MOST_ATTEMPTS) {
      const message = `The engine stopped ${task.attempts} times while working on this`;
      await end(parts, task, { failure: { code: 1000, message } });
      return;
    }
    task.attempts += 1;
    await files.write({ ...task, state: 'waiting', work });
    options.onChange?.(task);
    const outcome = await attempt(parts, { ...task, work });
    if (outcome !== 'stopped') await end(parts, task, outcome);
    else {
      // An orderly end of the engine is no fault of the task.
      task.attempts -= 1;
      await files.write({ ...task, state: 'waiting', work });
    }
  } finally {
    if (task.finishedAtMs === null) task.state = 'waiting';
  }
}

type Outcome<Facts> = { failure: NonNullable<Task<Facts>['failure']> } | { facts: Facts | void };

function enter<Work, Facts>({ options }: Parts<Work, Facts>, task: Task<Facts>, state: Task<Facts>['state']): void {
  Object.assign(task, { state, updatedAtMs: options.now() });
}

async function end<Work, Facts>(parts: Parts<Work, Facts>, task: Task<Facts>, outcome: Outcome<Facts>): Promise<void> {
  const failure = 'failure' in outcome ? outcome.failure : null;
  if ('facts' in outcome && outcome.facts !== undefined) task.facts = outcome.facts;
  const ended = { ...task, state: failure ? 'failed' : 'done', finishedAtMs: parts.options.now(), failure } as const;
  await parts.files.write({ ...ended, updatedAtMs: ended.finishedAtMs, work: null });
  Object.assign(task, ended, { updatedAtMs: ended.finishedAtMs });
  parts.options.onChange?.(task);
}

async function attempt<Work, Facts>(
  { options, signal }: Parts<Work, Facts>,
  task: Task<Facts> & { work: Work },
): Promise<Outcome<Facts> | 'stopped'> {
  if (signal.aborted) return 'stopped';
  try {
    return { facts: await options.run(task, signal) };
  } catch (error) {
    return signal.aborted ? 'stopped' : { failure: options.failureOf(error) };
  }
}
