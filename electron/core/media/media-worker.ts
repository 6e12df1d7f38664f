import { parentPort, workerData } from 'node:worker_threads';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import { decodeInOwnProcess } from '../../../shared/processes/decoder/decode-in-own-process.ts';
import { onPart, onWritten } from '../files/writing/open-parts.ts';
import { cutSample } from './worker/sample/cut-sample.ts';
import { treatSample } from './worker/sample/treat-sample.ts';
import { editSong } from './worker/song/edit-song.ts';
import { analyseMusic } from './worker/song/analyse-music.ts';
import { joinSounds } from './worker/joining/join-sounds.ts';
import { encodeTask, planTask } from './worker/piece-tasks.ts';
import { makeAnalysis, measureSound, prepareRecording } from './worker/prepare-recording.ts';
import { countInto, madeProgress } from './worker/progress.ts';
import type { TaskContext, WorkerAnswer, WorkerRequest, WorkerStart } from './worker/worker-protocol.ts';

const PROGRESS_INTERVAL_MS = 100;

const port = parentPort;
if (!port) throw new Error('media-worker runs as a worker thread only');

const running = new Map<number, AbortController>();
const answer = (message: WorkerAnswer) => port.postMessage(message);

countInto((workerData as WorkerStart).progress);
onWritten(madeProgress);
decodeInOwnProcess((start) => answer({ kind: 'decoder', ...start }));
onPart((file, isOpen) => answer({ kind: 'part', file, isOpen }));

port.on('message', (request: WorkerRequest) => {
  if (request.kind === 'abort') running.get(request.id)?.abort();
  else void serve(request);
});

async function serve(request: Extract<WorkerRequest, { kind: 'run' }>): Promise<void> {
  const { id } = request;
  const controller = new AbortController();
  running.set(id, controller);
  madeProgress();
  try {
    const output = await run(request, { signal: controller.signal, onProgress: progressOf(id) });
    answer({ kind: 'done', id, output });
  } catch (error) {
    answer({ kind: 'failed', id, failure: failureRecord(error) });
  } finally {
    running.delete(id);
  }
}

function run(request: Extract<WorkerRequest, { kind: 'run' }>, context: TaskContext) {
  switch (request.name) {
    case 'prepare':
      return prepareRecording(request.input, context);
    case 'analysis':
      return makeAnalysis(request.input, context);
    case 'measure':
      return measureSound(request.input, context);
    case 'plan':
      return planTask(request.input);
    case 'encode':
      return encodeTask(request.input, context);
    case 'cut':
      return cutSample(request.input, context);
    case 'treat':
      return treatSample(request.input, context);
    case 'music':
      return analyseMusic(request.input, context);
    case 'song':
      return editSong(request.input, context);
    case 'join':
      return joinSounds(request.input, context);
  }
}

function progressOf(id: number): TaskContext['onProgress'] {
  let last = 0;
  return (doneBytes, totalBytes) => {
    const now = performance.now();
    if (now - last < PROGRESS_INTERVAL_MS) return;
    last = now;
    answer({ kind: 'progress', id, doneBytes, totalBytes });
  };
}
