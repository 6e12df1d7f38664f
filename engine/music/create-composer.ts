import os from 'node:os';
import { runCancellable } from '../threads/run-cancellable.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import type { Composer, Song } from './composer.ts';
import type { MusicTask } from './threads/music-task.ts';
import { startMusicThread } from './threads/start-music-thread.ts';

/** Each takes up to 0.4 GB for the longest song. */
const MOST_THREADS = 2;

/** Creates the composer. Threads start with the first request; one processor stays free for whoever answers. */
export function createComposer({
  startThread = startMusicThread,
}: { startThread?: typeof startMusicThread } = {}): Composer {
  const pool = createThreadPool<MusicTask, Song>({
    count: Math.max(1, Math.min(MOST_THREADS, os.availableParallelism() - 1)),
    start: startThread,
    stop: async (thread) => thread.terminate(),
    diedMessage: 'A music thread stopped unexpectedly. Try again. If it keeps happening, restart Atelier.',
  });
  return {
    compose: async ({ signal, ...request }) => runCancellable(pool, request, signal),
    dispose: async () => pool.dispose(),
  };
}
