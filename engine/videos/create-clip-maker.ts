import { runStoppable, type Stoppable } from '../threads/stoppable-work.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import type { Clip, ClipMaker } from './clip-maker.ts';
import type { ClipTask } from './threads/clip-task.ts';
import { startClipThread } from './threads/start-clip-thread.ts';

/** Creates the maker of clips. Its one thread starts with the first clip: two would take more than 0.7 GB. */
export function createClipMaker({
  startThread = startClipThread,
}: { startThread?: typeof startClipThread } = {}): ClipMaker {
  const pool = createThreadPool<Stoppable<ClipTask>, Clip>({
    count: 1,
    start: startThread,
    stop: async (thread) => thread.terminate(),
    diedMessage: 'The thread that makes clips stopped unexpectedly. Try again. If it keeps happening, restart Atelier.',
  });
  return {
    make: async ({ signal, ...request }) => runStoppable(pool, request, signal),
    dispose: () => pool.dispose(),
  };
}
