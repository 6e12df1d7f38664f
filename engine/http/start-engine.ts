import { mkdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { UNUSED_VOICE_LIFETIME_MS } from '../../shared/service-api/voices.ts';
import { openFileStore } from '../files/file-store.ts';
import { createRecognizer, type Recognizer } from '../recognition/recognizer.ts';
import { createEngineApp, type EngineAppDeps } from './engine-app.ts';
import { closeLingering } from './lingering-close.ts';
import { sweepRegularly } from './sweep-regularly.ts';
import { openSpeech } from './speech/open-speech.ts';

/** How to run the engine. Tests hand in a recogniser or a clock of their own. */
export type EngineOptions = {
  /** 0 takes any free port. */
  port: number;
  key: string;
  dataFolder: string;
  modelsFolder: string;
  ratePerMinute?: number | null;
  /** How long own voices live without being used, ms: 7 days as the interface says unless set; null is for ever. */
  unusedVoiceLifetimeMs?: number | null;
  /** Gets speech ready in the background right after the start instead of with the first text. */
  warmsUp?: boolean;
  /** Replaces limits of ADMISSION_LIMITS. */
  admission?: EngineAppDeps['admission'];
  recognizer?: Recognizer;
  now?: () => number;
  /** How often what has expired is removed from disk, ms. */
  sweepEveryMs?: number;
  onError?: (error: unknown, traceId: string) => void;
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

/** Starts the engine on 127.0.0.1. */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const temporaryFolder = path.join(options.dataFolder, 'tmp');
  // What a killed engine left behind belongs to nobody.
  await rm(temporaryFolder, { recursive: true, force: true });
  await mkdir(temporaryFolder, { recursive: true });
  const now = options.now ?? Date.now;
  const files = await openFileStore(path.join(options.dataFolder, 'files'), now);
  const recognizer = options.recognizer ?? createRecognizer({ modelsFolder: options.modelsFolder });
  const onError = options.onError ?? (() => undefined);
  const { dataFolder, unusedVoiceLifetimeMs = UNUSED_VOICE_LIFETIME_MS } = options;
  const speech = await openSpeech({
    dataFolder,
    temporaryFolder,
    files,
    recognizer,
    unusedVoiceLifetimeMs,
    now,
    onError,
  });
  const app = createEngineApp({
    key: options.key,
    recognizer,
    files,
    speech,
    temporaryFolder,
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
  const stopSweeping = sweepRegularly([files, ...speech.sweepable], {
    everyMs: options.sweepEveryMs ?? SWEEP_EVERY_MS,
    onError: (error) => onError(error, 'sweep'),
  });
  const warming = options.warmsUp ? setTimeout(() => void speech.warmUp(), WARM_UP_AFTER_MS) : undefined;
  return {
    port,
    baseUrl: `http://127.0.0.1:${port}`,
    async close() {
      clearTimeout(warming);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await stopSweeping();
      await speech.dispose();
      await recognizer.dispose();
    },
  };
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}
