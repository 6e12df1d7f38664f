import type { SoundWindow } from './audio-input/read-speech.ts';
import { OrderedResults } from './ordered-results.ts';
import type { ModelThreads } from './threads/model-threads.ts';
import { cancelled, type ReadingThreads } from './threads/reading-threads.ts';
import type { ModelResults, ModelTask, ReadingTask } from './threads/worker-protocol.ts';

/** The two kinds of threads that a request works with. */
export type RecognitionThreads = { reading: ReadingThreads; models: ModelThreads };

/** A task about one window. */
export type WindowTask = Extract<ModelTask, { window: SoundWindow }>;

/** What to do with each window of a file. Results are handed on in time order. */
export type WindowWork<Task extends WindowTask> = {
  reading: ReadingTask;
  signal: AbortSignal;
  task: (window: SoundWindow) => Task;
  onOpened?: (totalMs: number | null) => void;
  onResult: (result: ModelResults[Task['kind']], endMs: number) => void;
};

/**
 * Reads a file and runs one task for each of its windows; ends when all results were handed on. The first failure ends
 * reading and the tasks that have not begun.
 */
export async function processWindows<Task extends WindowTask>(
  { reading, models }: RecognitionThreads,
  work: WindowWork<Task>,
): Promise<{ durationMs: number }> {
  const stop = new AbortController();
  const owner = {};
  const ordered = new OrderedResults<() => void>((handOn) => handOn());
  const tasks: Promise<void>[] = [];
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
    stop.abort();
  };
  const onAbort = () => fail(cancelled());
  work.signal.addEventListener('abort', onAbort, { once: true });
  if (work.signal.aborted) onAbort();

  const start = async (window: SoundWindow, index: number, done: () => void) => {
    // The sound is moved away with the task, so its length is taken before.
    const endMs = window.speech.at(-1)?.endMs ?? window.startMs;
    const result = await models.run(owner, work.task(window));
    done();
    if (!stop.signal.aborted) ordered.accept(index, () => work.onResult(result, endMs));
  };
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(failure), { once: true });
  });
  try {
    const read = reading.read(work.reading, stop.signal, {
      onOpened: work.onOpened,
      onWindow: (window, done) => tasks.push(start(window, tasks.length, done).catch(fail)),
    });
    const end = await Promise.race([read, stopped]);
    await Promise.race([Promise.all(tasks), stopped]);
    return end;
  } catch (error) {
    throw failure ?? error;
  } finally {
    stopped.catch(() => undefined);
    models.forget(owner);
    work.signal.removeEventListener('abort', onAbort);
  }
}
