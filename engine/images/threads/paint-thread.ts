import type { MessagePort } from 'node:worker_threads';
import { runStoppableThread } from '../../threads/run-stoppable-thread.ts';
import { paintPicture } from '../painting/paint-picture.ts';
import type { Painting } from '../painter.ts';
import type { PaintTask } from './paint-task.ts';

/** Answers requests of the pool, one after the other. */
export function runPaintThread(port: MessagePort): void {
  runStoppableThread<PaintTask, Painting>(port, {
    work: paintPicture,
    transferOf: ({ bytes }) => [bytes.buffer as ArrayBuffer],
  });
}
