import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { UNUSED_VOICE_LIFETIME_MS } from '../shared/service-api/speech/voices.ts';
import { openCapabilities } from './capabilities.ts';
import { serveCapabilities, type Engine, type ServingOptions } from './http/serve-capabilities.ts';
import type { Recognizer } from './recognition/recognizer.ts';
import type { ClipMaker } from './videos/clip-maker.ts';

/** How to run the engine. Tests hand in a recogniser, a maker of clips or a clock of their own. */
export type EngineOptions = Partial<ServingOptions> & {
  port: number;
  key: string;
  dataFolder: string;
  modelsFolder: string;
  /** How long own voices live without being used, ms: 7 days as the interface says unless set; null is for ever. */
  unusedVoiceLifetimeMs?: number | null;
  recognizer?: Recognizer;
  clipMaker?: ClipMaker;
};

/** Starts the engine on 127.0.0.1 with everything it can do. */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const temporaryFolder = path.join(options.dataFolder, 'tmp');
  // What a killed engine left behind belongs to nobody.
  await rm(temporaryFolder, { recursive: true, force: true });
  await mkdir(temporaryFolder, { recursive: true });
  const { now = Date.now, onError = () => undefined, unusedVoiceLifetimeMs = UNUSED_VOICE_LIFETIME_MS } = options;
  const setup = { ...options, temporaryFolder, unusedVoiceLifetimeMs, now, onError };
  return serveCapabilities(await openCapabilities(setup), setup);
}
