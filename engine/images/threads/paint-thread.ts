import { setImmediate } from 'node:timers/promises';
import v8 from 'node:v8';
import vm from 'node:vm';
import type { MessagePort } from 'node:worker_threads';
import { Failure, failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { ThreadReply, ThreadRequest } from '../../threads/thread-messages.ts';
import { paintPicture } from '../painting/paint-picture.ts';
import type { Painting } from '../painter.ts';
import type { PaintTask } from './paint-task.ts';

/** Answers requests of the pool, one after the other. */
export function runPaintThread(port: MessagePort): void {
  const collect = collector();
  let queue = Promise.resolve();
  port.on('message', (request: ThreadRequest<PaintTask>) => {
    queue = queue.then(async () => {
      const reply = await answer(request);
      port.postMessage(reply, 'result' in reply ? [reply.result.bytes.buffer as ArrayBuffer] : []);
      // The memory of canvases is outside the heap: nothing tells the collector of it, and without this it grows to GBs.
      await setImmediate();
      collect();
    });
  });
}

async function answer({ id, task }: ThreadRequest<PaintTask>): Promise<ThreadReply<Painting>> {
  const stop = new Int32Array(task.stop);
  const checkpoint = () => {
    if (Atomics.load(stop, 0) !== 0) throw new Failure('CANCELLED', 'Generating was cancelled.');
  };
  try {
    return { id, result: await paintPicture(task, checkpoint) };
  } catch (error) {
    return { id, failure: failureRecord(error) };
  }
}

/** The collector of this thread; flags of the process would reach all of its threads. */
function collector(): () => void {
  v8.setFlagsFromString('--expose-gc');
  return vm.runInNewContext('gc') as () => void;
}
