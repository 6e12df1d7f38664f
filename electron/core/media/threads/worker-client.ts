import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { damagedFile } from '../../../../shared/audio/audio-failure.ts';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { watchThread } from '../../../../shared/threads/watch-thread.ts';
import { cancelled } from '../cancelled.ts';
import { blocksOf, createProgressCounts, type ProgressCounts } from '../worker/progress.ts';
import type { TaskName, WorkerAnswer, WorkerRequest, WorkerStart, WorkerTasks } from '../worker/worker-protocol.ts';
import { type Loss, lossOf } from './worker-loss.ts';
import type { RunOptions, WorkerPorts } from './worker-ports.ts';

/** How long a cancelled task may take to notice; a decoder that hangs in damaged data never would. */
const ABORT_PATIENCE_MS = 5000;

type Settled = { output: unknown } | { error: Failure };
type Pending = { name: TaskName; settle: (answer: Settled) => void } & RunOptions;
type Thread = { worker: Worker; progress: ProgressCounts; parts: Set<string>; watch: { stop(): void } | null };

/** Tasks that decode files from elsewhere, which may catch a decoder for ever. */
const WATCHED: readonly TaskName[] = ['prepare', 'analysis', 'measure', 'cut', 'join', 'song'];
/** A demuxer that believes a damaged table takes gigabytes; it loses its thread instead. */
const MAX_HEAP_MB = 256;
/** A thread that has nothing to do ends, with what it keeps for the next task. */
const IDLE_MS = 4 * 60_000;

/**
 * Runs tasks in a worker thread that is started when first needed and again when it dies. An idle worker does not keep the
 * process alive.
 */
export class WorkerClient {
  readonly #entry: URL;
  readonly #ports: WorkerPorts;
  readonly #limits: { stallMs?: number; heapMb?: number };
  readonly #pending = new Map<number, Pending>();
  #thread: Thread | null = null;
  #idle: NodeJS.Timeout | undefined;
  #nextId = 1;
  #isDisposed = false;

  /** `entry` is the worker's file; tests set other limits. */
  constructor(entry: URL, ports: WorkerPorts, limits: { stallMs?: number; heapMb?: number } = {}) {
    this.#limits = limits;
    this.#entry = entry;
    this.#ports = ports;
  }

  /**
   * Throws the task's failure, CANCELLED, WORKER_DIED, or AUDIO_DAMAGED where a decoder was caught in the file or wanted more
   * memory than there is; `data.decodedBlocks` is then how many blocks came out before.
   */
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
        name,
        signal,
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
    clearTimeout(this.#idle);
    const thread = this.#thread;
    if (!thread) return;
    await thread.worker.terminate();
    await removeParts(thread);
  }

  #send(request: WorkerRequest): void {
    clearTimeout(this.#idle);
    const thread = (this.#thread ??= this.#start());
    thread.worker.ref();
    thread.worker.postMessage(request);
    if (request.kind !== 'run' || !WATCHED.includes(request.name)) return;
    thread.watch ??= watchThread(thread.worker, { progress: thread.progress, limitMs: this.#limits.stallMs }, () =>
      this.#stall(thread),
    );
  }

  #start(): Thread {
    const progress = createProgressCounts();
    const worker = new Worker(this.#entry, {
      name: 'media',
      stdout: true,
      stderr: true,
      workerData: { progress } satisfies WorkerStart,
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMb ?? MAX_HEAP_MB },
    });
    // Decoders print remarks on odd files; the terminal belongs to the command line tool.
    for (const stream of [worker.stdout, worker.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => this.#ports.onLine(text.trimEnd()));
    }
    const thread: Thread = { worker, progress, parts: new Set(), watch: null };
    worker.on('message', (answer: WorkerAnswer) => this.#receive(thread, answer));
    worker.on('error', (error) => this.#lose(thread, lossOf(error)));
    worker.on('exit', (code) => this.#lose(thread, { reason: `exit code ${code}`, isFile: false }));
    return thread;
  }

  #receive(thread: Thread, answer: WorkerAnswer): void {
    if (answer.kind === 'progress') {
      this.#pending.get(answer.id)?.onProgress?.(answer.doneBytes, answer.totalBytes);
    } else if (answer.kind === 'part') {
      if (answer.isOpen) thread.parts.add(answer.file);
      else thread.parts.delete(answer.file);
    } else if (answer.kind === 'decoder') {
      this.#ports.startDecoder({ port: answer.port, token: answer.token });
    } else if (answer.kind === 'done') {
      this.#settle(answer.id, { output: answer.output });
    } else {
      const { code, message, data } = answer.failure;
      this.#settle(answer.id, { error: Failure.of({ code, message, data }) });
    }
  }

  #settle(id: number, answer: Settled): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.settle(answer);
    if (this.#pending.size > 0) return;
    this.#thread?.watch?.stop();
    if (this.#thread) this.#thread.watch = null;
    this.#thread?.worker.unref();
    this.#rest();
  }

  #rest(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      const { worker } = this.#thread ?? {};
      this.#thread = null;
      void worker?.terminate();
    }, IDLE_MS);
    this.#idle.unref();
  }

  /** Ends the thread under its tasks: nothing else ends a decoder that is caught. */
  #stall(thread: Thread): void {
    this.#lose(thread, { reason: 'decoder_unfinished', isFile: true });
  }

  #lose(lost: Thread, loss: Loss): void {
    const { reason } = loss;
    if (this.#thread !== lost) return;
    this.#thread = null;
    lost.watch?.stop();
    // Also after it died by itself: then this does nothing but wait for its end.
    void lost.worker.terminate().then(() => removeParts(lost));
    const died = new Failure('WORKER_DIED', `The media process stopped unexpectedly (${reason}). Try again.`, {
      reason,
    });
    const damaged = loss.isFile ? damagedFile(loss.reason, { decodedBlocks: blocksOf(lost.progress) }) : null;
    for (const [id, { name, signal }] of this.#pending) {
      const failure = damaged !== null && WATCHED.includes(name) ? damaged : died;
      // The watch may end a hung decoder before the patience with its cancelled task is over.
      this.#settle(id, { error: this.#isDisposed || signal?.aborted ? cancelled() : failure });
    }
  }

  #abort(id: number): void {
    this.#thread?.worker.postMessage({ kind: 'abort', id } satisfies WorkerRequest);
    setTimeout(() => {
      const hung = this.#thread;
      if (!this.#pending.has(id) || !hung) return;
      this.#settle(id, { error: cancelled() });
      this.#lose(hung, { reason: 'a cancelled task didn’t stop', isFile: false });
    }, ABORT_PATIENCE_MS).unref();
  }
}

/** Removes what an ended thread left half-written. */
async function removeParts({ parts }: Thread): Promise<void> {
  await Promise.all([...parts].map((file) => rm(file, { force: true }).catch(() => undefined)));
}
