import os from 'node:os';
import { runStoppable, type Stoppable } from '../threads/stoppable-work.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import type { Painter, Painting } from './painter.ts';
import type { PaintTask } from './threads/paint-task.ts';
import { startPaintThread } from './threads/start-paint-thread.ts';

/** Each takes up to 0.3 GB while it paints. */
const MOST_THREADS = 2;

/** Creates the painter. Threads start with the first request; one processor stays free for whoever answers. */
export function createPainter({
  startThread = startPaintThread,
}: { startThread?: typeof startPaintThread } = {}): Painter {
  const pool = createThreadPool<Stoppable<PaintTask>, Painting>({
    count: Math.max(1, Math.min(MOST_THREADS, os.availableParallelism() - 1)),
    start: startThread,
    stop: async (thread) => thread.terminate(),
    diedMessage: 'A painting thread stopped unexpectedly. Try again. If it keeps happening, restart Atelier.',
  });
  return {
    paint: async ({ signal, ...request }) => runStoppable(pool, request, signal),
    dispose: () => pool.dispose(),
  };
}
