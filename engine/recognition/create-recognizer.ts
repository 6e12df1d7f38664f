import os from 'node:os';
import { recognize } from './recognize.ts';
import { labelPrints, labelSpeakers } from './label-speakers.ts';
import { createModelThreads } from './threads/model-threads.ts';
import { createReadingThreads } from './threads/reading-threads.ts';
import { startThread, type StartThread } from './threads/start-thread.ts';
import type { Recognizer } from './recognizer.ts';

const MOST_THREADS = 4;

/**
 * Creates a recogniser. Threads with the models start with the first request (about 0.3 GB each).
 * `startThread` can be replaced to watch threads.
 */
export function createRecognizer(options: {
  modelsFolder: string;
  workerCount?: number;
  startThread?: StartThread;
}): Recognizer {
  const start = options.startThread ?? startThread;
  const workerCount = options.workerCount ?? Math.max(1, Math.min(MOST_THREADS, os.availableParallelism()));
  const reading = createReadingThreads(options.modelsFolder, start);
  const models = createModelThreads(options.modelsFolder, workerCount, start);
  return {
    probe: async (file, fileName) =>
      reading.read({ kind: 'length', file, fileName, spans: [] }, new AbortController().signal),
    recognize: async (request) => recognize({ reading, models }, request),
    labelSpeakers: async (request) => labelSpeakers({ reading, models }, request),
    labelPrints: async (request) => labelPrints({ models }, request),
    async dispose() {
      await Promise.all([reading.dispose(), models.dispose()]);
    },
  };
}
