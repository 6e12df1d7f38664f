import { randomBytes } from 'node:crypto';
import type { EngineProcess, Log, ProcessStarter } from '../host-ports.ts';
import { createDeferred } from './deferred.ts';

/** Where the engine answers and the key it wants, made for this run of it. */
export type EngineAddress = { baseUrl: string; key: string };

/** How to run the engine's process. */
export type EngineChildOptions = {
  processes: ProcessStarter;
  /** Absolute path of the engine's program, see engineEntry. */
  entry: string;
  dataFolder: string;
  modelsFolder: string;
  log: Log;
  readyTimeoutMs: number;
};

/** How an engine's process ended. `lastLine` is the last thing that it said. */
export type EngineEnd = { code: number | null; lifeMs: number; lastLine: string };

/** An engine's process that we started. */
export type EngineChild = {
  /** Asks it to end and resolves when it has, or after `limitMs`. */
  end(limitMs: number): Promise<void>;
};

const READY_LINE = /^ATELIER_ENGINE_READY (\{.*\})\s*$/;

/** Address of an engine on the loopback interface. */
export const engineAddress = ({ port, key }: { port: number; key: string }): EngineAddress => ({
  baseUrl: `http://127.0.0.1:${port}`,
  key,
});

/** Starts an engine with a key of its own; it is killed when it does not answer in time. Throws when none can be started. */
export function startEngineChild(
  options: EngineChildOptions,
  events: { onReady(address: EngineAddress): void; onEnd(end: EngineEnd): void },
): EngineChild {
  const key = randomBytes(24).toString('base64url');
  const startedAtMs = Date.now();
  let lastLine = '';
  const child = startProcess(options, key);
  const ended = createDeferred<null>();
  const tooLate = setTimeout(() => child.kill(), options.readyTimeoutMs);
  child.onLine((line) => {
    const ready = READY_LINE.exec(line);
    if (ready) {
      clearTimeout(tooLate);
      events.onReady(engineAddress({ port: portIn(ready[1]!), key }));
    } else {
      lastLine = line;
      options.log.info('The engine says', { line });
    }
  });
  child.onExit((code) => {
    clearTimeout(tooLate);
    ended.resolve(null);
    events.onEnd({ code, lifeMs: Date.now() - startedAtMs, lastLine });
  });
  return {
    end: async (limitMs) => {
      child.kill();
      const timeout = setTimeout(() => ended.resolve(null), limitMs);
      await ended.promise;
      clearTimeout(timeout);
    },
  };
}

function startProcess({ processes, entry, dataFolder, modelsFolder }: EngineChildOptions, key: string): EngineProcess {
  return processes.start({
    entry,
    // What is made on this computer stays, however long it is not used and whatever the clock says.
    args: ['--port', '0', '--data', dataFolder, '--models', modelsFolder, '--keep-voices'],
    env: { ATELIER_ENGINE_KEY: key },
    name: 'Atelier engine',
  });
}

function portIn(json: string): number {
  const parsed: unknown = JSON.parse(json);
  return typeof parsed === 'object' && parsed !== null && 'port' in parsed ? Number(parsed.port) : 0;
}
