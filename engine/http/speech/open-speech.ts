import path from 'node:path';
import { Hono } from 'hono';
import type { FileStore } from '../../files/file-store.ts';
import { openResultStore, type ResultStore } from '../../files/result-store.ts';
import type { Recognizer } from '../../recognition/recognizer.ts';
import { createSynthesizer } from '../../speech/synthesizer.ts';
import { jsonVoiceModels } from '../../voices/voice-model-codec.ts';
import { openVoiceStore } from '../../voices/voice-store.ts';
import type { EngineEnvironment } from '../exchange.ts';
import type { Sweepable } from '../sweep-regularly.ts';
import { createVoiceDirectory } from '../voices/voice-directory.ts';
import { voiceRoutes } from '../voices/voice-routes.ts';

import { speechRoutes } from './speech-routes.ts';
import { warmUpAudio } from './sound/spoken-audio.ts';
import { openSpeechTasks } from './tasks/speech-tasks.ts';

/** What speech and voices are made of. `onError` is told of errors that no answer reports. */
export type SpeechOptions = {
  dataFolder: string;
  temporaryFolder: string;
  files: FileStore;
  recognizer: Recognizer;
  /** How long own voices live without being used, ms; null is for ever. */
  unusedVoiceLifetimeMs: number | null;
  now: () => number;
  onError: (error: unknown, traceId: string) => void;
};

/** Speech and voices, ready to answer. Tasks that were left over are gone on with. */
export type Speech = {
  routes: Hono<EngineEnvironment>;
  results: ResultStore;
  /** What holds things that die. */
  sweepable: Sweepable[];
  warmUp: () => Promise<void>;
  dispose: () => Promise<void>;
};

/** Opens what speech and voices keep on disk, and makes their routes. */
export async function openSpeech(options: SpeechOptions): Promise<Speech> {
  const { dataFolder, temporaryFolder, files, recognizer, now, onError } = options;
  const results = await openResultStore(path.join(dataFolder, 'results'), now);
  const unusedLifetimeMs = options.unusedVoiceLifetimeMs;
  const voiceFolder = path.join(dataFolder, 'voices');
  const own = await openVoiceStore({ folder: voiceFolder, codec: jsonVoiceModels, unusedLifetimeMs, now });
  const synthesizer = createSynthesizer({ voiceModel: async (id) => own.model(id) });
  const voices = createVoiceDirectory(synthesizer, own);
  const tasks = await openSpeechTasks({
    folder: path.join(dataFolder, 'speech-tasks'),
    temporaryFolder,
    synthesizer,
    files,
    now,
    onError: (error) => onError(error, 'speech-task'),
  });
  const routes = new Hono<EngineEnvironment>();
  routes.route('/', speechRoutes({ synthesizer, voices, results, onError, tasks, files, now }));
  const voiceDeps = { synthesizer, recognizer, directory: voices, own, files, results, temporaryFolder, now };
  routes.route('/', voiceRoutes(voiceDeps));
  return {
    routes,
    results,
    sweepable: [results, own, tasks],
    warmUp: async () => {
      await Promise.all([synthesizer.warmUp(), warmUpAudio()]);
    },
    async dispose() {
      await tasks.dispose();
      await synthesizer.dispose();
    },
  };
}
