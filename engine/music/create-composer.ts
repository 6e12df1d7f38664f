import os from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { runStoppable } from '../threads/stoppable-work.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import type { Composer, Song } from './composer.ts';
import type { MusicTask, MusicWork } from './threads/music-task.ts';
import { piecesOf } from './threads/pieces-of.ts';
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
    transferOf: ({ pieces }) => (pieces ? [pieces] : []),
    diedMessage: 'A music thread stopped unexpectedly. Try again. If it keeps happening, restart Atelier.',
  });
  return {
    compose: async ({ signal, ...request }) =>
      runStoppable<MusicWork, Song>(pool, { ...request, pieces: null }, signal),
    stream({ signal, ...request }) {
      const { port1, port2 } = new MessageChannel();
      const song = runStoppable<MusicWork, Song>(pool, { ...request, pieces: port2 }, signal);
      return { pieces: piecesOf(port1, song), song };
    },
    dispose: async () => pool.dispose(),
  };
}
