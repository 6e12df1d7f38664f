import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { LimitsByName } from './admission/admissions.ts';
import type { Capability } from './capability.ts';
import { createEngineApp } from './engine-app.ts';
import { closeLingering } from './lingering-close.ts';
import { sweepRegularly } from './sweep-regularly.ts';

/** Where and how to answer. */
export type ServingOptions = {
  /** 0 takes any free port. */
  port: number;
  key: string;
  ratePerMinute?: number | null;
  /** Gets everything ready in the background right after the start instead of with the first request. */
  warmsUp?: boolean;
  /** Replaces limits of kinds of work. */
  admission?: LimitsByName;
  /** How often what has expired is removed from disk, ms. */
  sweepEveryMs?: number;
  now: () => number;
  /** Told of errors that are the engine's own fault. */
  onError: (error: unknown, traceId: string) => void;
};

/** A running engine. */
export type Engine = {
  port: number;
  baseUrl: string;
  /** Stops answering at once: requests that are under way are cut off. */
  close: () => Promise<void>;
};

const KEEP_ALIVE_MS = 65_000;
const SWEEP_EVERY_MS = 60 * 60 * 1000;
/** Whoever starts the engine has its first question answered before. */
const WARM_UP_AFTER_MS = 400;

/** Answers on 127.0.0.1 with what the capabilities can do. They are disposed of with the engine. */
export async function serveCapabilities(capabilities: readonly Capability[], options: ServingOptions): Promise<Engine> {
  const { key, now, onError } = options;
  const app = createEngineApp({
    key,
    capabilities,
    ratePerMinute: options.ratePerMinute ?? null,
    ...(options.admission ? { admission: options.admission } : {}),
    now,
    onError,
  });
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 0 });
  closeLingering(server);
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const answer = (...exchange: Parameters<typeof listener>) => void listener(...exchange);
  server.on('request', answer);
  // Without this Node asks for the body before we have looked at its size and its key.
  server.on('checkContinue', answer);
  const port = await listen(server, options.port);
  const stores = capabilities.flatMap((capability) => capability.stores ?? []);
  const stopSweeping = sweepRegularly(stores, {
    everyMs: options.sweepEveryMs ?? SWEEP_EVERY_MS,
    onError: (error) => onError(error, 'sweep'),
  });
  const warmUp = () => void warmUpAll(capabilities, onError);
  const warming = options.warmsUp ? setTimeout(warmUp, WARM_UP_AFTER_MS) : undefined;
  return {
    port,
    baseUrl: `http://127.0.0.1:${port}`,
    async close() {
      clearTimeout(warming);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await stopSweeping();
      // A later one may use what an earlier one holds.
      for (const capability of capabilities.toReversed()) await capability.dispose?.();
    },
  };
}

/** Nobody waits for this: what fails here fails again, and is told, with the first request. */
async function warmUpAll(capabilities: readonly Capability[], onError: ServingOptions['onError']): Promise<void> {
  await Promise.all(
    capabilities.map(async ({ name, warmUp }) => {
      try {
        await warmUp?.();
      } catch (error) {
        onError(error, `warm-up of ${name}`);
      }
    }),
  );
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}
