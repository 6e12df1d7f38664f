import { setImmediate } from 'node:timers/promises';
import v8 from 'node:v8';
import vm from 'node:vm';
import type { MessagePort } from 'node:worker_threads';
import { Failure, failureRecord } from '../../shared/domain/failures/failure.ts';
import type { Stoppable } from './stoppable-work.ts';
import type { ThreadReply, ThreadRequest } from './thread-messages.ts';

/** What a thread does. `checkpoint` throws when nobody wants the result any more. */
export type StoppableThread<Task, Result> = {
  work: (task: Task, checkpoint: () => void) => Promise<Result>;
  /** What of a result is moved instead of copied. */
  transferOf: (result: Result) => ArrayBuffer[];
};

/** Answers requests of the pool, one after the other, and collects after each. */
export function runStoppableThread<Task, Result>(port: MessagePort, thread: StoppableThread<Task, Result>): void {
  const collect = collector();
  let queue = Promise.resolve();
  port.on('message', (request: ThreadRequest<Stoppable<Task>>) => {
    queue = queue.then(async () => {
      const reply = await answer(request, thread.work);
      port.postMessage(reply, 'result' in reply ? thread.transferOf(reply.result) : []);
      // The memory of canvases is outside the heap: nothing tells the collector of it, and without this it grows to GBs.
      await setImmediate();
      collect();
    });
  });
}

async function answer<Task, Result>(
  { id, task }: ThreadRequest<Stoppable<Task>>,
  work: StoppableThread<Task, Result>['work'],
): Promise<ThreadReply<Result>> {
  const stop = new Int32Array(task.stop);
  const checkpoint = () => {
    if (Atomics.load(stop, 0) !== 0) throw new Failure('CANCELLED', 'Generating was cancelled.');
  };
  try {
    return { id, result: await work(task, checkpoint) };
  } catch (error) {
    return { id, failure: failureRecord(error) };
  }
}

/** The collector of this thread; flags of the process would reach all of its threads. */
export function collector(): () => void {
  v8.setFlagsFromString('--expose-gc');
  return vm.runInNewContext('gc') as () => void;
}
