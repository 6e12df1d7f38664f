import type { Worker } from 'node:worker_threads';
import { Failure } from '../../../shared/domain/failure.ts';
import { FairQueue } from '../../recognition/threads/fair-queue.ts';
import type { SpeechResults, SpeechTask, SpeechThreadReply, SpeechThreadRequest } from './speech-protocol.ts';
import type { StartSpeechThread } from './start-speech-thread.ts';

/** Threads that speak. Requests share them in turn, so a short one does not wait for the end of a long one. */
export interface SpeechThreads {
  /**
   * Does a piece of work for a request.
   * @throws Failure WORKER_DIED when the thread ended under it; the thread is replaced
   */
  run<Task extends SpeechTask>(request: object, task: Task): Promise<SpeechResults[Task['kind']]>;
  /** Forgets the work of a request that has not begun; its promises never settle. */
  forget(request: object): void;
  /** Ends all threads; running work fails. */
  dispose(): Promise<void>;
}

type Waiting = {
  task: SpeechTask;
  resolve: (result: SpeechResults[keyof SpeechResults]) => void;
  reject: (error: Failure) => void;
};

type Slot = { thread: Worker | null; running: Waiting | null; taskId: number };

/** Creates the pool; threads start when the first work needs them. */
export function createSpeechThreads(count: number, startThread: StartSpeechThread): SpeechThreads {
  const queue = new FairQueue<Waiting>();
  const slots: Slot[] = Array.from({ length: count }, () => ({ thread: null, running: null, taskId: 0 }));
  let isDisposed = false;

  const settle = (slot: Slot, reply: SpeechThreadReply) => {
    const waiting = slot.running;
    if (!waiting || reply.id !== slot.taskId) return;
    slot.running = null;
    if ('result' in reply) waiting.resolve(reply.result);
    else waiting.reject(new Failure(reply.failure.code, reply.failure.message, reply.failure.data));
    fill();
  };

  const startIn = (slot: Slot): Worker => {
    const thread = startThread();
    let cause: unknown;
    thread.on('message', (reply: SpeechThreadReply) => settle(slot, reply));
    thread.on('error', (error) => (cause = error));
    thread.on('exit', () => {
      slot.thread = null;
      slot.running?.reject(died(cause));
      slot.running = null;
      fill();
    });
    return thread;
  };

  const fill = () => {
    if (isDisposed) return;
    // A thread that has started has the voices loaded: it goes first.
    for (const slot of slots.toSorted((a, b) => Number(b.thread !== null) - Number(a.thread !== null))) {
      if (slot.running) continue;
      const waiting = queue.take();
      if (!waiting) return;
      slot.running = waiting;
      slot.taskId++;
      slot.thread ??= startIn(slot);
      const request: SpeechThreadRequest = { id: slot.taskId, task: waiting.task };
      slot.thread.postMessage(request);
    }
  };

  return {
    run: <Task extends SpeechTask>(request: object, task: Task) =>
      new Promise<SpeechResults[Task['kind']]>((resolve, reject) => {
        if (isDisposed) {
          reject(died('the synthesiser was closed'));
          return;
        }
        queue.add(request, { task, resolve: resolve as Waiting['resolve'], reject });
        fill();
      }),
    forget: (request) => queue.forget(request),
    async dispose() {
      isDisposed = true;
      await Promise.all(slots.map(async (slot) => slot.thread?.terminate()));
    },
  };
}

function died(cause: unknown): Failure {
  const message = 'The thread that speaks ended unexpectedly. Try again; if it happens again, restart the app.';
  return new Failure('WORKER_DIED', message, {}, { cause });
}
