import type { MessagePort } from 'node:worker_threads';
import { runStoppableThread } from '../../threads/run-stoppable-thread.ts';
import type { Clip } from '../clip-maker.ts';
import { makeClip } from '../frames/make-clip.ts';
import type { ClipTask } from './clip-task.ts';

/** Answers requests of the pool, one after the other. */
export function runClipThread(port: MessagePort): void {
  runStoppableThread<ClipTask, Clip>(port, {
    work: makeClip,
    transferOf: ({ bytes }) => [bytes.buffer as ArrayBuffer],
  });
}
