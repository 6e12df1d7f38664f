import type { Task, TaskFiles } from './task-files.ts';

/** How tasks are done. `now` gives Unix ms. */
export type TaskWorkerOptions<Work, Facts> = {
  /** Does the work; what it throws becomes the failure of the task. Must stop soon when `signal` fires. */
  run(task: Task<Work, Facts> & { work: Work }, signal: AbortSignal): Promise<void>;
  /** Called with each error: reports what is the engine's own fault and says how to tell clients. */
  failureOf(error: unknown): { code: number; message: string };
  now: () => number;
};

/** Does tasks one after the other and writes down what becomes of them. */
export type TaskWorker<Work, Facts> = {
  /** Puts a task at the end of the line. One without work is passed over. */
  enqueue(task: Task<Work, Facts>): void;
  /** Stops what is under way. */
  stop(): Promise<void>;
};

/** A task that was begun so often without an end has ended the engine each time. */
const MOST_ATTEMPTS = 3;

/** Makes a worker that has nothing to do yet. */
export function createTaskWorker<Work, Facts>(
  files: TaskFiles<Work, Facts>,
  options: TaskWorkerOptions<Work, Facts>,
): TaskWorker<Work, Facts> {
  const stopping = new AbortController();
  let line: Promise<void> = Promise.resolve();

  async function begin(task: Task<Work, Facts>): Promise<void> {
    if (stopping.signal.aborted || task.work === null) return;
    if (task.attempts >= MOST_ATTEMPTS) {
      await end(task, { code: 1000, message: `The engine ended ${task.attempts} times while it worked on this` });
      return;
    }
    task.attempts += 1;
    await files.write(task);
    const failure = await attempt({ ...task, work: task.work });
    if (failure !== 'stopped') await end(task, failure);
    else {
      // An orderly end of the engine is no fault of the task.
      task.attempts -= 1;
      await files.write(task);
    }
  }

  async function attempt(task: Task<Work, Facts> & { work: Work }): Promise<Task<Work, Facts>['failure'] | 'stopped'> {
    if (stopping.signal.aborted) return 'stopped';
    try {
      await options.run(task, stopping.signal);
      return null;
    } catch (error) {
      return stopping.signal.aborted ? 'stopped' : options.failureOf(error);
    }
  }

  async function end(task: Task<Work, Facts>, failure: Task<Work, Facts>['failure']): Promise<void> {
    Object.assign(task, { state: failure ? 'failed' : 'done', finishedAtMs: options.now(), work: null, failure });
    await files.write(task);
  }

  /** A task whose record cannot be written must not stop the others; it is begun anew with the next start. */
  async function takeTurn(before: Promise<void>, task: Task<Work, Facts>): Promise<void> {
    await before;
    try {
      await begin(task);
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
