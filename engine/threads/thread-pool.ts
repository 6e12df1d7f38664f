import type { Transferable, Worker } from 'node:worker_threads';
import { Failure } from '../../shared/domain/failures/failure.ts';
import { FairQueue } from './fair-queue.ts';
import type { ThreadReply, ThreadRequest } from './thread-messages.ts';

/** Threads that do one kind of work. Owners share them in turn, so a short request does not wait for a long one. */
export interface ThreadPool<Task, Result> {
  /**
   * Does a piece of work for an owner.
   * @throws Failure WORKER_DIED when the thread ended under it or the pool was closed, or what the work failed with
   */
  run(owner: object, task: Task): Promise<Result>;
  /** Forgets the work of an owner that has not begun; its promises never settle. */
  forget(owner: object): void;
  /** Ends all threads; what runs or waits fails. */
  dispose(): Promise<void>;
}

/** How a pool gets its threads and ends them. */
export type ThreadPoolOptions<Task> = {
  /** Most threads at once; each starts when there is work for it. */
  count: number;
  start: () => Worker;
  /** Ends a thread; resolves when it has ended. */
  stop: (thread: Worker) => Promise<unknown>;
  /** What is moved to the thread with a task instead of copied. */
  transferOf?: (task: Task) => Transferable[];
  /** Says to people that a thread has ended, and what to do. */
  diedMessage: string;
};

type Waiting<Task, Result> = { task: Task; resolve: (result: Result) => void; reject: (error: Failure) => void };

/** Creates a pool. A thread that ends unexpectedly fails the work it had and is replaced when there is more. */
export function createThreadPool<Task, Result>(options: ThreadPoolOptions<Task>): ThreadPool<Task, Result> {
  const queue = new FairQueue<Waiting<Task, Result>>();
  let isDisposed = false;

  const fill = () => {
    if (isDisposed) return;
    // A thread that has started has its models and voices loaded: it goes first.
    for (const slot of slots.toSorted((a, b) => Number(b.isStarted()) - Number(a.isStarted()))) {
      while (!slot.isBusy()) {
        const waiting = queue.take();
        if (!waiting) return;
        slot.begin(waiting);
      }
    }
  };
  const slots = Array.from({ length: options.count }, () => createSlot<Task, Result>(options, fill));

  return {
    async run(owner, task) {
      if (isDisposed) throw died(options);
      return new Promise<Result>((resolve, reject) => {
        queue.add(owner, { task, resolve, reject });
        fill();
      });
    },
    forget: (owner) => queue.forget(owner),
    async dispose() {
      isDisposed = true;
      for (let waiting = queue.take(); waiting; waiting = queue.take()) waiting.reject(died(options));
      await Promise.all(slots.map(async (slot) => slot.stop()));
    },
  };
}

/** The place of one thread, which starts with the first work; `onFree` is called when it can take more. */
function createSlot<Task, Result>(options: ThreadPoolOptions<Task>, onFree: () => void) {
  let thread: Worker | null = null;
  let running: Waiting<Task, Result> | null = null;
  let taskId = 0;

  function settle(reply: ThreadReply<Result>): void {
    const waiting = running;
    if (!waiting || reply.id !== taskId) return;
    running = null;
    if ('result' in reply) waiting.resolve(reply.result);
    else waiting.reject(Failure.of(reply.failure));
    onFree();
  }

  function start(): Worker {
    const started = options.start();
    let cause: unknown;
    started.on('message', settle);
    started.on('error', (error) => (cause = error));
    started.on('exit', () => {
      thread = null;
      running?.reject(died(options, cause));
      running = null;
      onFree();
    });
    return started;
  }

  return {
    isStarted: () => thread !== null,
    isBusy: () => running !== null,
    begin(waiting: Waiting<Task, Result>) {
      taskId += 1;
      try {
        thread ??= start();
        const request: ThreadRequest<Task> = { id: taskId, task: waiting.task };
        thread.postMessage(request, options.transferOf?.(waiting.task) ?? []);
        running = waiting;
      } catch (error) {
        // No thread could be started, or what the task holds cannot be moved: the others go on.
        waiting.reject(died(options, error));
      }
    },
    stop: async () => (thread ? options.stop(thread) : undefined),
  };
}

function died({ diedMessage }: Pick<ThreadPoolOptions<never>, 'diedMessage'>, cause?: unknown): Failure {
  return new Failure('WORKER_DIED', diedMessage, {}, { cause });
}
