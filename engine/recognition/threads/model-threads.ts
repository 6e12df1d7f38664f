import type { Worker } from 'node:worker_threads';
import { createThreadPool } from '../../threads/thread-pool.ts';
import type { StartThread } from './start-thread.ts';
import type { ModelRequest, ModelResults, ModelTask } from './worker-protocol.ts';

/** Threads that hold the models. Requests share them in turn, so none waits for another to end. */
export interface ModelThreads {
  /**
   * Runs a task for a request. The sound of a window is moved to the thread.
   * @throws Failure WORKER_DIED when the thread ended under it; other tasks go on and the thread is replaced
   */
  run<Task extends ModelTask>(request: object, task: Task): Promise<ModelResults[Task['kind']]>;
  /** Forgets the tasks of a request that have not begun; their promises never settle. */
  forget(request: object): void;
  /** Ends all threads; running and waiting tasks fail. */
  dispose(): Promise<void>;
}

/** Creates the pool; threads start when the first task needs them. */
export function createModelThreads(modelsFolder: string, count: number, startThread: StartThread): ModelThreads {
  const pool = createThreadPool<ModelTask, ModelResults[keyof ModelResults]>({
    count,
    start: () => startThread({ role: 'models', modelsFolder }),
    stop: stopModelThread,
    transferOf: (task) => ('window' in task ? [task.window.samples.buffer] : []),
    diedMessage: 'A transcription thread stopped unexpectedly. Try again.',
  });
  return {
    ...pool,
    run: async <Task extends ModelTask>(request: object, task: Task) =>
      (await pool.run(request, task)) as ModelResults[Task['kind']],
  };
}

/** Asks a thread to end: ending it from outside while a model runs would abort the whole process. */
async function stopModelThread(thread: Worker): Promise<void> {
  const ended = new Promise((resolve) => thread.once('exit', resolve));
  thread.postMessage('stop' satisfies ModelRequest);
  await ended;
}
