import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { Core } from '../../../electron/core/create-core.ts';
import { joinRecordings } from '../../../engine/recognition/measures/join-recordings.ts';
import { speechSamples } from '../../../engine/recognition/measures/samples.ts';
import { createReadingThreads } from '../../../engine/recognition/threads/reading-threads.ts';
import { startThread } from '../../../engine/recognition/threads/start-thread.ts';
import { openMoonshine } from '../../../engine/recognition/transcription/moonshine.ts';
import { openCore } from '../app/open-core.ts';
import { processorMs } from '../app/meters/processor-time.ts';
import { watchEngine, type WatchedEngine } from '../app/watched-engine.ts';
import { type BenchRow, printBenchRows } from '../bench-row.ts';

const LONG_SECONDS = 500;
const WARM_UP_SECONDS = 45;
const ROUNDS = 3;
/** What copying, decoding, cutting, two HTTP requests, telling speakers apart and storing may cost beside the model. */
const MOST_TIMES = 1.25;
/** As many as the engine takes, see createRecognizer. */
const MOST_THREADS = 4;
const modelsFolder = path.resolve(import.meta.dirname, '../../../resources/models');

/** Times of the clock and of the processor. */
type Spent = { ms: number; processorMs: number };
type Round = { app: Spent; bare: Spent; durationMs: number; lines: number };

/**
 * Time of 500 s of speech through the whole of core (import, pieces, service client, engine process, speakers, lines
 * stored) against the bare model in a loop over the same speech, decoded and cut before, on as many threads. All models
 * are loaded before the clock runs. Of each the processor's time is told too: on a machine that does other work it is the
 * truer one, but says nothing of threads that wait.
 */
export async function benchTranscription(): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-bench-'));
  const engine = watchEngine();
  const test = await openCore({ processes: engine.processes });
  const bare = startBareThreads();
  try {
    const files = (await speechSamples()).map((sample) => sample.file);
    // Long enough for every thread to get a window: each loads the models with its first one.
    const warmUp = path.join(folder, 'warm-up.wav');
    await joinRecordings(files.toReversed(), WARM_UP_SECONDS, warmUp);
    await transcribe(test.core, warmUp);
    await bare.decode(await readWindows(warmUp));
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // In another order each time: the engine remembers what it has recognised.
      const file = path.join(folder, `long-${round}.wav`);
      await joinRecordings([...files.slice(round), ...files.slice(0, round)], LONG_SECONDS, file);
      rounds.push(await measure({ core: test.core, engine }, bare, file));
    }
    return rowsOf(rounds);
  } finally {
    await bare.end();
    await test.dispose();
    await rm(folder, { recursive: true });
  }
}

type MeasuredApp = { core: Core; engine: WatchedEngine };

async function measure({ core, engine }: MeasuredApp, bare: BareThreads, file: string): Promise<Round> {
  const windows = await readWindows(file);
  const bareSpent = await spentBy([process.pid], () => bare.decode(windows));
  let result = { durationMs: 0, lines: 0 };
  const app = await spentBy([process.pid, engine.running().pid], async () => {
    result = await transcribe(core, file);
  });
  return { app, bare: bareSpent, ...result };
}

function rowsOf(rounds: readonly Round[]): BenchRow[] {
  // The fastest of each: whatever else the machine does only ever adds time.
  const appSpeed = Math.max(...rounds.map((round) => round.durationMs / round.app.ms));
  const bareSpeed = Math.max(...rounds.map((round) => round.durationMs / round.bare.ms));
  const least = (which: 'app' | 'bare') => Math.min(...rounds.map((round) => round[which].processorMs));
  const ratio = bareSpeed / appSpeed;
  const [{ durationMs, lines } = { durationMs: 0, lines: 0 }] = rounds;
  const note = `fastest of ${ROUNDS} rounds, ${(durationMs / 1000).toFixed(0)} s of speech, ${lines} lines stored`;
  return [
    { name: 'Transcription: through the whole app', value: appSpeed, unit: 'x', target: '>= 20', ok: appSpeed >= 20 },
    { name: 'Transcription: the bare model', value: bareSpeed, unit: 'x', note: `${threadCount()} threads` },
    {
      name: 'Transcription: app against bare model',
      value: ratio,
      unit: 'times',
      target: `<= ${MOST_TIMES}`,
      ok: ratio <= MOST_TIMES,
      note,
    },
    {
      name: 'Transcription: processor time, app against bare model',
      value: least('app') / least('bare'),
      unit: 'times',
      note: `${(least('app') / 1000).toFixed(1)} s against ${(least('bare') / 1000).toFixed(1)} s`,
    },
  ];
}

async function spentBy(pids: readonly number[], work: () => Promise<unknown>): Promise<Spent> {
  const processorTime = () => pids.reduce((sum, pid) => sum + processorMs(pid), 0);
  const startedAtMs = performance.now();
  const before = processorTime();
  await work();
  return { ms: performance.now() - startedAtMs, processorMs: processorTime() - before };
}

/** From a file to stored lines, the way the command line goes. */
async function transcribe(core: Core, file: string): Promise<{ durationMs: number; lines: number }> {
  const { id } = await core.library.importFile({ file, fileName: path.basename(file) });
  await core.library.whenRead({ id });
  const [started] = await core.transcripts.start({ mediaIds: [id], engine: 'local', language: 'en' });
  if (!started) throw new Error('The transcript was not started.');
  const job = await core.jobs.whenEnded({ id: started.jobId });
  if (job.state !== 'done') throw new Error(`The transcript ended as ${job.state}: ${job.failure?.message}`);
  const { durationMs, segments } = core.transcripts.get({ id: started.transcriptId });
  return { durationMs, lines: segments.length };
}

/** The sound of each window that holds speech, as the engine cuts it. */
async function readWindows(file: string): Promise<Float32Array<ArrayBuffer>[]> {
  const reading = createReadingThreads(modelsFolder, startThread);
  const windows: Float32Array<ArrayBuffer>[] = [];
  try {
    const task = { kind: 'speech' as const, file, fileName: path.basename(file), spans: [] };
    await reading.read(task, new AbortController().signal, {
      onWindow: (window, done) => {
        windows.push(window.samples);
        done();
      },
    });
    return windows;
  } finally {
    await reading.dispose();
  }
}

type BareThreads = { decode(windows: readonly Float32Array<ArrayBuffer>[]): Promise<void>; end(): Promise<void> };

function threadCount(): number {
  return Math.max(1, Math.min(MOST_THREADS, os.availableParallelism()));
}

/** Threads that do nothing but run the model on the next window. */
function startBareThreads(): BareThreads {
  process.env['ORT_DISABLE_TELEMETRY'] = '1';
  const threads = Array.from(
    { length: threadCount() },
    () => new Worker(new URL(import.meta.url), { workerData: { modelsFolder } }),
  );
  return {
    decode: async (windows) => {
      const left = [...windows];
      await Promise.all(threads.map(async (thread) => drain(thread, left)));
    },
    end: async () => {
      // Ending a thread from outside while it holds a model would abort the whole process.
      await Promise.all(
        threads.map(async (thread) => {
          const ended = new Promise((resolve) => thread.once('exit', resolve));
          thread.postMessage('stop');
          await ended;
        }),
      );
    },
  };
}

async function drain(thread: Worker, left: Float32Array<ArrayBuffer>[]): Promise<void> {
  for (let window = left.shift(); window; window = left.shift()) {
    const sound = window;
    await new Promise<void>((resolve, reject) => {
      thread.once('error', reject);
      thread.once('message', () => {
        thread.off('error', reject);
        resolve();
      });
      thread.postMessage(sound, [sound.buffer]);
    });
  }
}

/** The other side of a bare thread. */
async function serveWindows(folder: string): Promise<void> {
  const moonshine = openMoonshine(folder);
  parentPort?.on('message', (sound: Float32Array | 'stop') => {
    if (sound === 'stop') process.exit(0);
    void moonshine.then((model) => model.decode(sound, false)).then(({ tokens }) => parentPort?.postMessage(tokens));
  });
  await moonshine;
}

const given = workerData as { modelsFolder: string } | null;
if (!isMainThread && given) await serveWindows(given.modelsFolder);
else if (process.argv[1] === fileURLToPath(import.meta.url)) printBenchRows(await benchTranscription());
