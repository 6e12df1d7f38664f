import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { Failure, failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { ThreadReply, ThreadRequest } from '../thread-messages.ts';
import type { EchoTask } from './echo-task.ts';

/** What a thread of the tests does: answers after a while, fails, or ends. */
async function answer(task: EchoTask): Promise<string> {
  if (task.say === 'fail')
    throw Failure.of({ code: 'INVALID_INPUT', message: 'This cannot be said.', data: { say: task.say } });
  await sleep(task.waitMs ?? 0);
  return `${task.say} ${task.bytes?.length ?? 0}`;
}

parentPort?.on('message', ({ id, task }: ThreadRequest<EchoTask>) => {
  if (task.say === 'crash') process.exit(1);
  void answer(task).then(
    (result) => parentPort?.postMessage({ id, result } satisfies ThreadReply<string>),
    (error: unknown) => parentPort?.postMessage({ id, failure: failureRecord(error) } satisfies ThreadReply<string>),
  );
});
