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

type Settled = { output: unknown } | { error: Failure };
type Pending = { settle: (answer: Settled) => void; onProgress: RunOptions['onProgress'] };

/**
 * Runs tasks in a worker thread that is started when first needed and again when it dies. An idle worker does not keep the
 * process alive.
 */
export class WorkerClient {
  readonly #entry: URL;
  readonly #onLine: (line: string) => void;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | null = null;
  #nextId = 1;
  #isDisposed = false;

  /** `entry` is the worker's file; `onLine` gets what it prints. */
  constructor(entry: URL, onLine: (line: string) => void) {
    this.#entry = entry;
    this.#onLine = onLine;
  }

  /** Throws the task's failure, CANCELLED, or WORKER_DIED. */
  run<Name extends TaskName>(
    name: Name,
    input: WorkerTasks[Name]['input'],
    { signal, onProgress }: RunOptions,
  ): Promise<WorkerTasks[Name]['output']> {
    if (this.#isDisposed || signal?.aborted) return Promise.reject(cancelled());
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const onAbort = () => this.#abort(id);
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#pending.set(id, {
        onProgress,
        settle(answer) {
          signal?.removeEventListener('abort', onAbort);
          if ('error' in answer) reject(answer.error);
          else resolve(answer.output as WorkerTasks[Name]['output']);
        },
      });
      this.#send({ kind: 'run', id, name, input } as WorkerRequest);
    });
  }

  /** Ends the worker; what runs fails with CANCELLED. */
  async dispose(): Promise<void> {
    this.#isDisposed = true;
    await this.#worker?.terminate();
  }

  #send(request: WorkerRequest): void {
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(request);
  }

  #start(): Worker {
    const worker = new Worker(this.#entry, { name: 'media', stdout: true, stderr: true });
    // Decoders print remarks on odd files; the terminal belongs to the command line tool.
    for (const stream of [worker.stdout, worker.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => this.#onLine(text.trimEnd()));
    }
    worker.on('message', (answer: WorkerAnswer) => this.#receive(answer));
    worker.on('error', (error) => this.#lose(worker, error instanceof Error ? error.message : String(error)));
    worker.on('exit', (code) => this.#lose(worker, `exit code ${code}`));
    return worker;
  }

  #receive(answer: WorkerAnswer): void {
    if (answer.kind === 'progress') {
      this.#pending.get(answer.id)?.onProgress?.(answer.doneBytes, answer.totalBytes);
    } else if (answer.kind === 'done') {
      this.#settle(answer.id, { output: answer.output });
    } else {
      const { code, message, data } = answer.failure;
      this.#settle(answer.id, { error: new Failure(code, message, data) });
    }
  }

  #settle(id: number, answer: Settled): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.settle(answer);
    if (this.#pending.size === 0) this.#worker?.unref();
  }

  #lose(lost: Worker, reason: string): void {
    if (this.#worker !== lost) return;
    this.#worker = null;
    const died = new Failure('WORKER_DIED', `Reading media stopped unexpectedly (${reason}). Try again.`, { reason });
    for (const id of this.#pending.keys()) this.#settle(id, { error: this.#isDisposed ? cancelled() : died });
  }

  #abort(id: number): void {
    this.#worker?.postMessage({ kind: 'abort', id } satisfies WorkerRequest);
    setTimeout(() => {
      const hung = this.#worker;
      if (!this.#pending.has(id) || !hung) return;
      this.#settle(id, { error: cancelled() });
      this.#lose(hung, 'a cancelled task did not stop');
      void hung.terminate();
    }, ABORT_PATIENCE_MS).unref();
  }
}
