import os from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { Failure } from '../../shared/domain/failures/failure.ts';
import { runStoppable } from '../threads/stoppable-work.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import type { Composer, Song } from './composer.ts';
import type { ComposeWork, MusicResult, MusicTask, MusicWork } from './threads/music-task.ts';
import { piecesOf } from './threads/pieces-of.ts';
import { startMusicThread } from './threads/start-music-thread.ts';

/** Each takes up to 0.4 GB for the longest song. */
const MOST_THREADS = 2;

/** Creates the composer. Threads start with the first request; one processor stays free for whoever answers. */
export function createComposer({
  startThread = startMusicThread,
}: { startThread?: typeof startMusicThread } = {}): Composer {
  const pool = createThreadPool<MusicTask, MusicResult>({
    count: Math.max(1, Math.min(MOST_THREADS, os.availableParallelism() - 1)),
    start: startThread,
    stop: async (thread) => thread.terminate(),
    transferOf: (task) => (task.kind === 'compose' && task.pieces ? [task.pieces] : []),
    diedMessage: 'A music thread stopped unexpectedly. Try again. If it keeps happening, restart Atelier.',
  });
  const run = async (work: MusicWork, signal: AbortSignal) => runStoppable<MusicWork, MusicResult>(pool, work, signal);
  const compose = async (work: Omit<ComposeWork, 'kind'>, signal: AbortSignal): Promise<Song> => {
    const result = await run({ kind: 'compose', ...work }, signal);
    if ('song' in result) return result.song;
    throw unexpected();
  };
  return {
    compose: async ({ signal, ...request }) => compose({ ...request, pieces: null }, signal),
    stream({ signal, ...request }) {
      const { port1, port2 } = new MessageChannel();
      const song = compose({ ...request, pieces: port2 }, signal);
      return { pieces: piecesOf(port1, song), song };
    },
    async analyse({ signal, file }) {
      const result = await run({ kind: 'analyse', file }, signal);
      if ('reference' in result) return result.reference;
      throw unexpected();
    },
    dispose: async () => pool.dispose(),
  };
}

const unexpected = (): Failure => new Failure('INTERNAL', 'A music thread answered what it was not asked.');
