import type { Task, TaskFiles } from './task-files.ts';

/** How tasks are done. `now` gives Unix ms. */
export type TaskWorkerOptions<Work, Facts> = {
  /** Does the work; what it throws becomes the failure of the task. Must stop soon when `signal` fires. */
  run(task: Task<Facts> & { work: Work }, signal: AbortSignal): Promise<void>;
  /** Called with each error: reports what is the engine's own fault and says how to tell clients. */
  failureOf(error: unknown): { code: number; message: string };
  now: () => number;
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
  const { work } = await files.read(task.id);
  if (work === null) return;
  const end = async (failure: Task<Facts>['failure']) => {
    Object.assign(task, { state: failure ? 'failed' : 'done', finishedAtMs: options.now(), failure });
    await files.write({ ...task, work: null });
  };
  if (task.attempts >= MOST_ATTEMPTS) {
    await end({ code: 1000, message: `The engine stopped ${task.attempts} times while working on this` });
    return;
  }
  task.attempts += 1;
  await files.write({ ...task, work });
  const failure = await attempt(parts, { ...task, work });
  if (failure !== 'stopped') await end(failure);
  else {
    // An orderly end of the engine is no fault of the task.
    task.attempts -= 1;
    await files.write({ ...task, work });
  }
}

async function attempt<Work, Facts>(
  { options, signal }: Parts<Work, Facts>,
  task: Task<Facts> & { work: Work },
): Promise<Task<Facts>['failure'] | 'stopped'> {
  if (signal.aborted) return 'stopped';
  try {
    await options.run(task, signal);
    return null;
  } catch (error) {
    return signal.aborted ? 'stopped' : options.failureOf(error);
  }
}
