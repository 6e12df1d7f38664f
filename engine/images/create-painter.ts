import os from 'node:os';
import { Failure } from '../../shared/domain/failures/failure.ts';
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
  const pool = createThreadPool<PaintTask, Painting>({
    count: Math.max(1, Math.min(MOST_THREADS, os.availableParallelism() - 1)),
    start: startThread,
    stop: async (thread) => thread.terminate(),
    diedMessage: 'A painting thread stopped unexpectedly. Try again. If it keeps happening, restart Atelier.',
  });
  return {
    async paint({ signal, ...request }) {
      const stop = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
      const owner = {};
      const cancelled = new Promise<never>((_, reject) => {
        const onAbort = () => {
          // One that paints sees the cell between two layers; one that waits is forgotten.
          Atomics.store(new Int32Array(stop), 0, 1);
          pool.forget(owner);
          reject(new Failure('CANCELLED', 'Generating was cancelled.'));
        };
        if (signal.aborted) onAbort();
        else signal.addEventListener('abort', onAbort, { once: true });
      });
      cancelled.catch(() => undefined);
      if (signal.aborted) return cancelled;
      return Promise.race([pool.run(owner, { ...request, stop }), cancelled]);
    },
    dispose: () => pool.dispose(),
  };
}
