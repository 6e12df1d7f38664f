import { createThreadPool } from '../../threads/thread-pool.ts';
import type { SpeechResults, SpeechTask } from './speech-protocol.ts';
import type { StartSpeechThread } from './start-speech-thread.ts';

/** Threads that speak. Requests share them in turn, so a short one does not wait for the end of a long one. */
export interface SpeechThreads {
  /**
   * Does a piece of work for a request.
   * @throws Failure WORKER_DIED when the thread ended under it; the thread is replaced
   */
  run<Task extends SpeechTask>(request: object, task: Task): Promise<SpeechResults[Task['kind']]>;
  /** Forgets the work of a request that has not begun; its promises never settle. */
  forget(request: object): void;
  /** Ends all threads; running and waiting work fails. */
  dispose(): Promise<void>;
}

/** Creates the pool; threads start when the first work needs them. */
export function createSpeechThreads(count: number, startThread: StartSpeechThread): SpeechThreads {
  const pool = createThreadPool<SpeechTask, SpeechResults[keyof SpeechResults]>({
    count,
    start: startThread,
    stop: async (thread) => thread.terminate(),
    diedMessage: 'A speech thread stopped unexpectedly. Try again. If it keeps happening, restart Atelier.',
  });
  return {
    ...pool,
    run: async <Task extends SpeechTask>(request: object, task: Task) =>
      (await pool.run(request, task)) as SpeechResults[Task['kind']],
  };
}
