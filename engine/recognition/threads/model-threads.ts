import type { Worker } from 'node:worker_threads';
import { Failure } from '../../../shared/domain/failure.ts';
import { FairQueue } from './fair-queue.ts';
import type { StartThread } from './start-thread.ts';
import type { ModelReply, ModelRequest, ModelResults, ModelTask } from './worker-protocol.ts';

type ResultOf<Task extends ModelTask> = ModelResults[Task['kind']];

/** Threads that hold the models. Requests share them in turn, so none waits for another to end. */
export interface ModelThreads {
  /**
   * Runs a task for a request. The sound of a window is moved to the thread.
   * @throws Failure WORKER_DIED when the thread ended under it; other tasks go on and the thread is replaced
   */
  run<Task extends ModelTask>(request: object, task: Task): Promise<ResultOf<Task>>;
  /** Forgets the tasks of a request that have not begun; their promises never settle. */
  forget(request: object): void;
  /** Ends all threads; running tasks fail. */
  dispose(): Promise<void>;
}

type Waiting = {
  task: ModelTask;
  resolve: (result: ModelResults[keyof ModelResults]) => void;
  reject: (error: Failure) => void;
};

type Slot = { thread: Worker | null; running: Waiting | null; taskId: number };

/** Creates the pool; threads start when the first task needs them. */
export function createModelThreads(modelsFolder: string, count: number, startThread: StartThread): ModelThreads {
  const queue = new FairQueue<Waiting>();
  const slots: Slot[] = Array.from({ length: count }, () => ({ thread: null, running: null, taskId: 0 }));
  let isDisposed = false;

  const startIn = (slot: Slot): Worker => {
    const thread = startThread({ role: 'models', modelsFolder });
    let cause: unknown;
    thread.on('message', (reply: ModelReply) => settle(slot, reply));
    thread.on('error', (error) => (cause = error));
    thread.on('exit', () => {
      slot.thread = null;
      slot.running?.reject(died(cause));
      slot.running = null;
      fill();
    });
    return thread;
  };

  const settle = (slot: Slot, reply: ModelReply) => {
    const waiting = slot.running;
    if (!waiting || reply.id !== slot.taskId) return;
    slot.running = null;
    if ('result' in reply) waiting.resolve(reply.result);
    else waiting.reject(new Failure(reply.failure.code, reply.failure.message, reply.failure.data));
    fill();
  };

  const fill = () => {
    if (isDisposed) return;
    for (const slot of slots) {
      if (slot.running) continue;
      const waiting = queue.take();
      if (!waiting) return;
      slot.running = waiting;
      slot.taskId++;
      slot.thread ??= startIn(slot);
      const request: ModelRequest = { id: slot.taskId, task: waiting.task };
      slot.thread.postMessage(request, transferOf(waiting.task));
    }
  };

  return {
    async run<Task extends ModelTask>(request: object, task: Task) {
      if (isDisposed) throw died();
      return new Promise<ResultOf<Task>>((resolve, reject) => {
        queue.add(request, { task, resolve: resolve as Waiting['resolve'], reject });
        fill();
      });
    },
    forget: (request) => queue.forget(request),
    async dispose() {
      isDisposed = true;
      await Promise.all(slots.map(stop));
    },
  };
}

/** Asks a thread to end: ending it from outside while a model runs would abort the whole process. */
async function stop(slot: Slot): Promise<void> {
  const { thread } = slot;
  if (!thread) return;
  const ended = new Promise((resolve) => thread.once('exit', resolve));
  thread.postMessage('stop' satisfies ModelRequest);
  await ended;
}

function transferOf(task: ModelTask): ArrayBuffer[] {
  return 'window' in task ? [task.window.samples.buffer] : [];
}

function died(cause?: unknown): Failure {
  return new Failure('WORKER_DIED', 'A recognition thread ended unexpectedly. Try again.', {}, { cause });
}
