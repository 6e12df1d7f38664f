import { randomBytes } from 'node:crypto';
import { HOST_STARTS_DECODERS, parseDecoderLine } from '../../../shared/processes/decoder/decoder-line.ts';
import { decoderStarter } from '../../../shared/processes/decoder/start-decoder.ts';
import type { ProcessStarter, StartedProcess } from '../../../shared/processes/process-starter.ts';
import type { Log } from '../host-ports.ts';
import { decoderNews } from '../media/decoder-news.ts';
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
  const startDecoder = decoderStarter(options.processes, decoderNews(options.log));
  child.onLine((line) => {
    const ready = READY_LINE.exec(line);
    const decoder = parseDecoderLine(line);
    if (ready) {
      clearTimeout(tooLate);
      events.onReady(engineAddress({ port: portIn(ready[1]!), key }));
    } else if (decoder) {
      startDecoder(decoder);
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

function startProcess({ processes, entry, dataFolder, modelsFolder }: EngineChildOptions, key: string): StartedProcess {
  return processes.start({
    entry,
    // What is made on this computer stays, however long it is not used and whatever the clock says.
    args: ['--port', '0', '--data', dataFolder, '--models', modelsFolder, '--keep-voices'],
    env: { ATELIER_ENGINE_KEY: key, [HOST_STARTS_DECODERS]: '1' },
    name: 'Atelier engine',
  });
}

function portIn(json: string): number {
  const parsed: unknown = JSON.parse(json);
  return typeof parsed === 'object' && parsed !== null && 'port' in parsed ? Number(parsed.port) : 0;
}
