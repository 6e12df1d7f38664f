import { isDeepStrictEqual } from 'node:util';
import type { EngineStatus } from '../../../shared/domain/settings/services/connection.ts';
import { type EngineNote, engineFolderState, FOLDER_TAKEN_EXIT_CODE } from '../../../shared/disk/engine-folder.ts';
import { createDeferred, type Deferred } from './deferred.ts';
import {
  type EngineAddress,
  engineAddress,
  type EngineChild,
  type EngineChildOptions,
  type EngineEnd,
  startEngineChild,
} from './engine-child.ts';
import { watchEngine } from './watch-engine.ts';
import { isStillThere, type EngineFinding, unavailable } from './engine-failure.ts';

/** How to run the engine. The times are for tests. */
export type EngineConnectionOptions = Omit<EngineChildOptions, 'readyTimeoutMs'> & {
  readyTimeoutMs?: number;
  firstRestartDelayMs?: number;
};

/**
 * Keeps an engine at hand for this program: one that it starts itself, or the one that another program of this user has
 * running in the same folder, for there is never more than one in a folder. When that one ends, this program starts its own.
 */
export interface EngineConnection {
  /**
   * Starts or joins the engine if there is none yet and waits until it answers; also while it is being restarted.
   * @throws Failure ENGINE_UNAVAILABLE after several quick deaths, when somebody holds its folder and does not answer, or
   * when disposed
   */
  connection(): Promise<EngineAddress>;
  status(): EngineStatus;
  /** Told of each change; returns how to stop listening. */
  onStatus(listener: (status: EngineStatus) => void): () => void;
  /** Ends the engine that was started here and waits for its end; one of another program runs on. */
  dispose(): Promise<void>;
}

const READY_TIMEOUT_MS = 30_000;
const FIRST_RESTART_DELAY_MS = 250;
/** Deaths in a row, each soon after the start, before we give up. */
const MOST_QUICK_DEATHS = 4;
/** An engine that ran as long as this was healthy. */
const HEALTHY_AFTER_MS = 30_000;
const DISPOSE_TIMEOUT_MS = 5000;
/** How often it is looked whether the folder is free, and how long that may take before people are told. */
const LOOK_AGAIN_MS = 100;
const TELL_AFTER_MS = 1000;

/** Creates the connection; the engine starts with the first call of `connection`. */
export function createEngineConnection(options: EngineConnectionOptions): EngineConnection {
  return new EngineSupervisor(options);
}

class EngineSupervisor implements EngineConnection {
  readonly #options: EngineConnectionOptions;
  readonly #listeners = new Set<(status: EngineStatus) => void>();
  #status: EngineStatus = { state: 'stopped', finding: null };
  #address: Deferred<EngineAddress> | null = null;
  #child: EngineChild | null = null;
  /** Stops watching the engine of another program. */
  #leave: (() => void) | null = null;
  #heldSinceMs: number | null = null;
  #restart: NodeJS.Timeout | null = null;
  #quickDeaths = 0;
  #isDisposed = false;

  constructor(options: EngineConnectionOptions) {
    this.#options = options;
  }

  async connection(): Promise<EngineAddress> {
    if (this.#isDisposed) throw unavailable({ reason: 'closing', data: {} });
    if (this.#address) return this.#address.promise;
    // Asking again after we gave up is a person's wish to try once more.
    this.#quickDeaths = 0;
    this.#heldSinceMs = null;
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
    this.#address?.reject(unavailable({ reason: 'closing', data: {} }));
    this.#leave?.();
    await this.#child?.end(DISPOSE_TIMEOUT_MS);
    this.#setStatus('stopped', null);
    this.#listeners.clear();
  }

  /** One engine in a folder: one that runs there is joined, one that is ending is waited for. */
  #launch(state: 'starting' | 'restarting'): void {
    try {
      const folder = engineFolderState(this.#options.dataFolder);
      if (folder.state === 'running') this.#join(folder.note);
      else if (folder.state === 'held') this.#waitForFolder();
      else this.#start(state);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#giveUp({ reason: 'folder_failed', data: {} }, message);
    }
  }

  #start(state: 'starting' | 'restarting'): void {
    this.#setStatus(state, null);
    const readyTimeoutMs = this.#options.readyTimeoutMs ?? READY_TIMEOUT_MS;
    this.#child = startEngineChild(
      { ...this.#options, readyTimeoutMs },
      { onReady: (address) => this.#becomeReady(address, null), onEnd: (end) => this.#die(end) },
    );
  }

  #join(note: EngineNote): void {
    let isReached = false;
    this.#leave = watchEngine(note.port, {
      onReached: () => {
        isReached = true;
        this.#becomeReady(engineAddress(note), { reason: 'shared', data: {} });
      },
      onLost: () => {
        this.#leave = null;
        if (isReached && isStillThere(this.#options.dataFolder, note)) this.#join(note);
        else this.#lose();
      },
    });
  }

  #lose(): void {
    if (this.#status.state === 'ready') {
      // Whoever asks from now on must wait for the next one.
      this.#address = createDeferred();
      this.#setStatus('restarting', null);
    }
    this.#waitForFolder();
  }

  #waitForFolder(): void {
    const nowMs = Date.now();
    this.#heldSinceMs ??= nowMs;
    const heldMs = nowMs - this.#heldSinceMs;
    if (heldMs > (this.#options.readyTimeoutMs ?? READY_TIMEOUT_MS)) {
      this.#giveUp({ reason: 'folder_held', data: {} });
      return;
    }
    if (heldMs >= TELL_AFTER_MS) this.#setStatus('waiting', { reason: 'waiting', data: {} });
    this.#restart = setTimeout(() => this.#launch('restarting'), LOOK_AGAIN_MS);
  }

  #becomeReady(address: EngineAddress, finding: EngineStatus['finding']): void {
    if (this.#isDisposed) return;
    this.#heldSinceMs = null;
    this.#address?.resolve(address);
    this.#setStatus('ready', finding);
  }

  #die({ code, lifeMs, lastLine }: EngineEnd): void {
    this.#child = null;
    if (this.#isDisposed) return;
    if (code === FOLDER_TAKEN_EXIT_CODE) {
      this.#waitForFolder();
      return;
    }
    const finding = { reason: 'ended', data: { exitCode: code } } as const;
    this.#options.log.warn('The engine ended', { code, lifeMs, lastLine });
    // Whoever asks from now on must wait for the next one.
    if (this.#status.state === 'ready') this.#address = createDeferred();
    this.#quickDeaths = lifeMs >= HEALTHY_AFTER_MS ? 0 : this.#quickDeaths + 1;
    if (this.#quickDeaths >= MOST_QUICK_DEATHS) {
      this.#giveUp(finding, lastLine);
      return;
    }
    this.#setStatus('restarting', finding);
    const firstMs = this.#options.firstRestartDelayMs ?? FIRST_RESTART_DELAY_MS;
    this.#restart = setTimeout(() => this.#launch('restarting'), firstMs * 2 ** this.#quickDeaths);
  }

  #giveUp(finding: EngineFinding, logged = ''): void {
    const address = this.#address;
    this.#address = null;
    this.#setStatus('failed', finding);
    address?.reject(unavailable(finding, logged));
  }

  #setStatus(state: EngineStatus['state'], finding: EngineStatus['finding']): void {
    if (isDeepStrictEqual(this.#status, { state, finding })) return;
    this.#status = { state, finding };
    for (const listener of this.#listeners) listener(this.#status);
  }
}
