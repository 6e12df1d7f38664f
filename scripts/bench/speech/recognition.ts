import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { joinRecordings } from '../../../engine/recognition/measures/join-recordings.ts';
import { speechSamples } from '../../../engine/recognition/measures/samples.ts';
import {
  FLITE_VOICES,
  TIMED_SENTENCES,
  speakTimed,
  startErrorsMs,
} from '../../../engine/recognition/measures/synthetic-speech.ts';
import { wordErrors } from '../../../engine/recognition/measures/word-errors.ts';
import { createRecognizer } from '../../../engine/recognition/create-recognizer.ts';
import type { Recognition, Recognizer } from '../../../engine/recognition/recognizer.ts';
import { printBenchRows, type BenchRow } from '../bench-row.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const LONG_SECONDS = 500;

type Run = (file: string, options?: { speakers: boolean }) => Promise<Recognition>;

/** Measures the local engine's recognition on the sample recordings; needs resources/models and the program flite. */
export async function benchRecognition(): Promise<BenchRow[]> {
  const modelsFolder = path.join(root, 'resources/models');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-bench-'));
  try {
    const speed = await benchSpeed(modelsFolder, folder);
    const recognizer = createRecognizer({ modelsFolder });
    try {
      const run = runOn(recognizer);
      return [await benchWords(run), ...speed, ...(await benchTimes(run, folder))];
    } finally {
      await recognizer.dispose();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

function runOn(recognizer: Recognizer): Run {
  return async (file, options = { speakers: false }) =>
    recognizer.recognize({
      file,
      fileName: path.basename(file),
      ...options,
      signal: new AbortController().signal,
    });
}

async function benchWords(run: Run): Promise<BenchRow> {
  const samples = await speechSamples();
  let errors = 0;
  let words = 0;
  for (const sample of samples) {
    const found = wordErrors(sample.text, (await run(sample.file)).text);
    errors += found.errors;
    words += found.words;
  }
  const value = (100 * errors) / words;
  const note = `${errors} of ${words} words in ${samples.length} recordings`;
  return { name: 'recognition: word error rate', value, unit: '%', target: '<= 4', ok: value <= 4, note };
}

/** From request to answer with speakers told apart: once with the models still to be loaded, once with them loaded. */
async function benchSpeed(modelsFolder: string, folder: string): Promise<BenchRow[]> {
  const file = path.join(folder, 'long.wav');
  await joinRecordings(
    (await speechSamples()).map((sample) => sample.file),
    LONG_SECONDS,
    file,
  );
  const recognizer = createRecognizer({ modelsFolder });
  const rows: BenchRow[] = [];
  try {
    for (const state of ['first request', 'next request']) {
      const start = performance.now();
      const before = process.cpuUsage();
      const { durationMs } = await runOn(recognizer)(file, { speakers: true });
      const value = durationMs / (performance.now() - start);
      const cpu = process.cpuUsage(before);
      const cpuSeconds = ((cpu.user + cpu.system) / 1e6).toFixed(1);
      const note = `${(durationMs / 1000).toFixed(0)} s with speakers, ${os.availableParallelism()} cores, ${cpuSeconds} s of processor time`;
      rows.push({ name: `recognition: speed, ${state}`, value, unit: 'x', target: '>= 20', ok: value >= 20, note });
    }
    return rows;
  } finally {
    await recognizer.dispose();
  }
}

async function benchTimes(run: Run, folder: string): Promise<BenchRow[]> {
  const errors: number[] = [];
  let words = 0;
  for (const voice of FLITE_VOICES) {
    for (const sentence of TIMED_SENTENCES) {
      const speech = await speakTimed(sentence, voice, folder);
      const recognition = await run(speech.file);
      words += speech.words.length;
      errors.push(
        ...startErrorsMs(
          speech.words,
          recognition.sentences.flatMap((part) => part.words),
        ),
      );
    }
  }
  const sorted = errors.toSorted((left, right) => left - right);
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  const note = `${errors.length} of ${words} words matched, 95 % within ${sorted[Math.floor(sorted.length * 0.95)]!.toFixed(0)} ms`;
  return [
    { name: 'recognition: word start error, mean', value: mean, unit: 'ms', target: '<= 60', ok: mean <= 60, note },
    { name: 'recognition: word start error, median', value: sorted[Math.floor(sorted.length / 2)]!, unit: 'ms' },
  ];
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  printBenchRows(await benchRecognition());
}
