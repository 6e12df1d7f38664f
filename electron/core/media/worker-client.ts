import { Worker } from 'node:worker_threads';
import { Failure } from '../../../shared/domain/failure.ts';
import { cancelled } from './file-failure.ts';
import type { TaskName, WorkerAnswer, WorkerRequest, WorkerTasks } from './worker/worker-protocol.ts';

/** How long a cancelled task may take to notice; a decoder that hangs in damaged data never would. */
const ABORT_PATIENCE_MS = 5000;

/** Options of one task. */
export type RunOptions = {
  signal?: AbortSignal | undefined;
  onProgress?: ((doneBytes: number, totalBytes: number) => void) | undefined;
};

/** Runs tasks in a worker thread that is started when first needed and again when it dies. */
export interface WorkerClient {
  /** Throws the task's failure, CANCELLED, or WORKER_DIED. */
  run<Name extends TaskName>(
    name: Name,
    input: WorkerTasks[Name]['input'],
    options: RunOptions,
  ): Promise<WorkerTasks[Name]['output']>;
  /** Ends the worker; what runs fails with CANCELLED. */
  dispose(): Promise<void>;
}

type Pending = {
  settle: (answer: { output: unknown } | { error: Failure }) => void;
  onProgress: RunOptions['onProgress'];
};

/** A client for the worker at `entry`; an idle worker does not keep the process alive. */
export function createWorkerClient(entry: URL): WorkerClient {
  const pending = new Map<number, Pending>();
  let worker: Worker | null = null;
  let nextId = 1;
  let isDisposed = false;

  const settle = (id: number, answer: { output: unknown } | { error: Failure }) => {
    const entryOf = pending.get(id);
    pending.delete(id);
    entryOf?.settle(answer);
    if (pending.size === 0) worker?.unref();
  };
  const lose = (lost: Worker, reason: string) => {
    if (worker !== lost) return;
    worker = null;
    const error = new Failure('WORKER_DIED', `Reading media stopped unexpectedly (${reason}). Try again.`, { reason });
    for (const id of pending.keys()) settle(id, { error: isDisposed ? cancelled() : error });
  };
  const start = (): Worker => {
    const started = new Worker(entry, { name: 'media' });
    started.on('message', (answer: WorkerAnswer) => {
      if (answer.kind === 'progress') pending.get(answer.id)?.onProgress?.(answer.doneBytes, answer.totalBytes);
      else if (answer.kind === 'done') settle(answer.id, { output: answer.output });
      else settle(answer.id, { error: new Failure(answer.failure.code, answer.failure.message, answer.failure.data) });
    });
    started.on('error', (error) => lose(started, error instanceof Error ? error.message : String(error)));
    started.on('exit', (code) => lose(started, `exit code ${code}`));
    return started;
  };
  const send = (request: WorkerRequest) => {
    worker ??= start();
    worker.ref();
    worker.postMessage(request);
  };
  const abort = (id: number) => {
    if (!pending.has(id)) return;
    worker?.postMessage({ kind: 'abort', id } satisfies WorkerRequest);
    setTimeout(() => {
      if (!pending.has(id)) return;
      settle(id, { error: cancelled() });
      void worker?.terminate();
    }, ABORT_PATIENCE_MS).unref();
  };
  return {
    run(name, input, { signal, onProgress }) {
      if (isDisposed || signal?.aborted) return Promise.reject(cancelled());
      const id = nextId++;
      return new Promise((resolve, reject) => {
        const onAbort = () => abort(id);
        signal?.addEventListener('abort', onAbort, { once: true });
        pending.set(id, {
          onProgress,
          settle(answer) {
            signal?.removeEventListener('abort', onAbort);
            if ('error' in answer) reject(answer.error);
            else resolve(answer.output as WorkerTasks[typeof name]['output']);
          },
        });
        send({ kind: 'run', id, name, input } as WorkerRequest);
      });
    },
    async dispose() {
      isDisposed = true;
      await worker?.terminate();
    },
  };
}
