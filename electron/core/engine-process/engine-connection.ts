import { randomBytes } from 'node:crypto';
import type { EngineStatus } from '../../../shared/domain/connection.ts';
import { Failure } from '../../../shared/domain/failure.ts';
import type { EngineProcess, Log, ProcessStarter } from '../host-ports.ts';
import { createDeferred, type Deferred } from './deferred.ts';

/** Where the engine answers and the key it wants, made for this run of it. */
export type EngineAddress = { baseUrl: string; key: string };

/** How to run the engine. The times are for tests. */
export type EngineConnectionOptions = {
  processes: ProcessStarter;
  /** Absolute path of the engine's program, see engineEntry. */
  entry: string;
  dataFolder: string;
  modelsFolder: string;
  log: Log;
  readyTimeoutMs?: number;
  firstRestartDelayMs?: number;
};

/** Keeps the engine's process alive. */
export interface EngineConnection {
  /**
   * Starts the engine if it does not run and waits until it answers; also while it is being restarted.
   * @throws Failure ENGINE_UNAVAILABLE after several quick deaths or when disposed
   */
  connection(): Promise<EngineAddress>;
  status(): EngineStatus;
  /** Told of each change; returns how to stop listening. */
  onStatus(listener: (status: EngineStatus) => void): () => void;
  /** Ends the engine and waits for its end. */
  dispose(): Promise<void>;
}

const READY_TIMEOUT_MS = 30_000;
const FIRST_RESTART_DELAY_MS = 250;
/** Deaths in a row, each soon after the start, before we give up. */
const MOST_QUICK_DEATHS = 4;
/** An engine that ran as long as this was healthy. */
const HEALTHY_AFTER_MS = 30_000;
const DISPOSE_TIMEOUT_MS = 5000;
const READY_LINE = /^ATELIER_ENGINE_READY (\{.*\})\s*$/;

/** Creates the connection; the engine starts with the first call of `connection`. */
export function createEngineConnection(options: EngineConnectionOptions): EngineConnection {
  return new EngineSupervisor(options);
}

class EngineSupervisor implements EngineConnection {
  readonly #options: EngineConnectionOptions;
  readonly #listeners = new Set<(status: EngineStatus) => void>();
  #status: EngineStatus = { state: 'stopped', detail: null };
  #address: Deferred<EngineAddress> | null = null;
  #child: EngineProcess | null = null;
  #ended: Deferred<null> | null = null;
  #restart: NodeJS.Timeout | null = null;
  #quickDeaths = 0;
  #isDisposed = false;

  constructor(options: EngineConnectionOptions) {
    this.#options = options;
  }

  async connection(): Promise<EngineAddress> {
    if (this.#isDisposed) throw unavailable('the application is closing');
    if (this.#address) return this.#address.promise;
    // Asking again after we gave up is a person's wish to try once more.
    this.#quickDeaths = 0;
    const address = createDeferred<EngineAddress>();
    this.#address = address;
    // Giving up at once takes it away again: whoever asked still hears why.
    this.#launch('starting');
    return address.promise;
  }

  status(): EngineStatus {
    return this.#status;
  }

  onStatus(listener: (status: EngineStatus) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async dispose(): Promise<void> {
    this.#isDisposed = true;
    if (this.#restart) clearTimeout(this.#restart);
    this.#address?.reject(unavailable('the application is closing'));
    const ended = this.#ended;
    if (this.#child && ended) {
      this.#child.kill();
      const timeout = setTimeout(() => ended.resolve(null), DISPOSE_TIMEOUT_MS);
      await ended.promise;
      clearTimeout(timeout);
    }
    this.#setStatus('stopped', null);
    this.#listeners.clear();
  }

  #launch(state: 'starting' | 'restarting'): void {
    this.#setStatus(state, null);
    const { processes, entry, dataFolder, modelsFolder, log } = this.#options;
    const key = randomBytes(24).toString('base64url');
    const startedAtMs = Date.now();
    let lastLine = '';
    let child: EngineProcess;
    try {
      child = processes.start({
        entry,
        // What is made on this computer stays, however long it is not used and whatever the clock says.
        args: ['--port', '0', '--data', dataFolder, '--models', modelsFolder, '--keep-voices'],
        env: { ATELIER_ENGINE_KEY: key },
        name: 'Atelier engine',
      });
    } catch (error) {
      this.#giveUp(error instanceof Error ? error.message : String(error));
      return;
    }
    const ended = createDeferred<null>();
    this.#child = child;
    this.#ended = ended;
    const tooLate = setTimeout(() => child.kill(), this.#options.readyTimeoutMs ?? READY_TIMEOUT_MS);
    child.onLine((line) => {
      const ready = READY_LINE.exec(line);
      if (ready) {
        clearTimeout(tooLate);
        this.#becomeReady({ baseUrl: `http://127.0.0.1:${portIn(ready[1]!)}`, key });
      } else {
        lastLine = line;
        log.info('The engine says', { line });
      }
    });
    child.onExit((code) => {
      clearTimeout(tooLate);
      ended.resolve(null);
      this.#child = null;
      this.#die(code, { lifeMs: Date.now() - startedAtMs, lastLine });
    });
  }

  #becomeReady(address: EngineAddress): void {
    if (this.#isDisposed) return;
    this.#address?.resolve(address);
    this.#setStatus('ready', null);
  }

  #die(code: number | null, end: { lifeMs: number; lastLine: string }): void {
    if (this.#isDisposed) return;
    const detail = `The engine ended with ${code === null ? 'a signal' : `code ${code}`}. ${end.lastLine}`.trim();
    this.#options.log.warn('The engine ended', { code, lifeMs: end.lifeMs });
    // Whoever asks from now on must wait for the next one.
    if (this.#status.state === 'ready') this.#address = createDeferred();
    this.#quickDeaths = end.lifeMs >= HEALTHY_AFTER_MS ? 0 : this.#quickDeaths + 1;
    if (this.#quickDeaths >= MOST_QUICK_DEATHS) {
      this.#giveUp(detail);
      return;
    }
    this.#setStatus('restarting', detail);
    const firstMs = this.#options.firstRestartDelayMs ?? FIRST_RESTART_DELAY_MS;
    this.#restart = setTimeout(() => this.#launch('restarting'), firstMs * 2 ** this.#quickDeaths);
  }

  #giveUp(detail: string): void {
    const address = this.#address;
    this.#address = null;
    this.#setStatus('failed', detail);
    address?.reject(unavailable(detail));
  }

  #setStatus(state: EngineStatus['state'], detail: string | null): void {
    if (this.#status.state === state && this.#status.detail === detail) return;
    this.#status = { state, detail };
    for (const listener of this.#listeners) listener(this.#status);
  }
}

function portIn(json: string): number {
  const parsed: unknown = JSON.parse(json);
  return typeof parsed === 'object' && parsed !== null && 'port' in parsed ? Number(parsed.port) : 0;
}

function unavailable(detail: string): Failure {
  const message = `The local engine cannot be started: ${detail}`;
  return new Failure('ENGINE_UNAVAILABLE', message.endsWith('.') ? message : `${message}.`, { detail });
}
