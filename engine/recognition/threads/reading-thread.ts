import process from 'node:process';
import type { MessagePort } from 'node:worker_threads';
import { noteThreadId } from '../../../shared/threads/thread-time.ts';
import { Failure, failureRecord } from '../../../shared/domain/failures/failure.ts';
import { openMono, type MonoSound } from '../audio-input/mono-samples.ts';
import { readSpans } from '../audio-input/read-spans.ts';
import { readSpeech, type SoundWindow } from '../audio-input/read-speech.ts';
import { openVoiceActivity, type VoiceActivity } from '../audio-input/voice-activity.ts';
import { samplesToMs } from '../models/sample-rate.ts';
import { IN_MODEL, STEPS, type ReaderProgress } from './reader-progress.ts';
import type { ReadingMessage, ReadingTask, ThreadData } from './worker-protocol.ts';

/** Windows that may be on their way at once: reading waits for recognition, so memory stays flat. */
export const READING_CREDITS = 8;

type ReadingData = Extract<ThreadData, { role: 'reading' }>;

/** Reads one file and sends its windows; ends with `done` or `failed`. */
export async function runReadingThread(port: MessagePort, data: ReadingData): Promise<void> {
  const { modelsFolder, task, stop, progress } = data;
  noteThreadId(progress);
  const onProgress = () => void Atomics.add(progress, STEPS, 1);
  const send = (message: ReadingMessage, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
  const credits = countCredits(port);
  try {
    const open = async () => stoppable(await openMono(task.file, task.fileName, onProgress), stop);
    const { sound, totalMs } = await openAdmitted(open, task);
    try {
      send({ type: 'opened', totalMs });
      const windows = windowsOf(sound, { modelsFolder, progress }, task);
      let step = await windows.next();
      for (; !step.done; step = await windows.next()) {
        await credits.take();
        throwIfStopped(stop);
        send({ type: 'window', window: step.value }, [step.value.samples.buffer]);
      }
      send({ type: 'done', durationMs: step.value });
    } finally {
      await sound.close();
    }
  } catch (error) {
    send({ type: 'failed', failure: failureRecord(error) });
  } finally {
    // Native decoders may keep a thread alive; nothing is left to do here.
    process.exit(0);
  }
}

/** Opens a file that may be read, and tells its length as far as anybody has to know it before. */
async function openAdmitted(
  open: () => Promise<MonoSound>,
  { longestMs }: ReadingTask,
): Promise<{ sound: MonoSound; totalMs: number | null }> {
  const sound = await open();
  try {
    const totalMs = sound.durationMs ?? (longestMs === undefined ? null : await countedLength(sound));
    if (totalMs !== null && longestMs !== undefined && totalMs > longestMs) throw tooLong(totalMs, longestMs);
    if (totalMs === sound.durationMs) return { sound, totalMs };
    // It was read to its end.
    await sound.close();
    return { sound: await open(), totalMs };
  } catch (error) {
    await sound.close();
    throw error;
  }
}

async function countedLength(sound: MonoSound): Promise<number> {
  let count = 0;
  for await (const block of sound.blocks()) count += block.length;
  return samplesToMs(count);
}

function tooLong(durationMs: number, longestMs: number): Failure {
  const seconds = (Math.ceil(durationMs / 10) / 100).toFixed(2);
  return new Failure('AUDIO_TOO_LONG', `Audio duration of ${seconds} s exceeds the limit of ${longestMs / 1000} s`);
}

/** Shared memory and not a message tells to stop: decoding may not let a message in for seconds. */
function throwIfStopped(stop: Int32Array): void {
  if (Atomics.load(stop, 0) !== 0) throw new Failure('CANCELLED', 'Preparing the file was cancelled.');
}

function stoppable(sound: MonoSound, stop: Int32Array): MonoSound {
  return {
    ...sound,
    async *blocks() {
      for await (const block of sound.blocks()) {
        throwIfStopped(stop);
        yield block;
      }
    },
  };
}

async function* windowsOf(
  sound: MonoSound,
  { modelsFolder, progress }: Pick<ReadingData, 'modelsFolder' | 'progress'>,
  task: ReadingTask,
): AsyncGenerator<SoundWindow, number, void> {
  if (task.kind === 'spans') return yield* readSpans(sound, task.spans);
  if (task.kind === 'speech') return yield* readSpeech(sound, await markedVoiceActivity(modelsFolder, progress));
  return sound.durationMs ?? (await countedLength(sound));
}

/** Ending the thread while the model runs would abort the whole process, and loading it is no stall of the file. */
async function markedVoiceActivity(modelsFolder: string, progress: ReaderProgress): Promise<VoiceActivity> {
  const inModel = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    Atomics.store(progress, IN_MODEL, 1);
    try {
      return await work();
    } finally {
      Atomics.add(progress, STEPS, 1);
      Atomics.store(progress, IN_MODEL, 0);
    }
  };
  const voiceActivity = await inModel(() => openVoiceActivity(modelsFolder));
  return {
    probabilities: (samples, historyLength) => inModel(() => voiceActivity.probabilities(samples, historyLength)),
  };
}

function countCredits(port: MessagePort): { take(): Promise<void> } {
  let available = READING_CREDITS;
  let waiting: (() => void) | null = null;
  port.on('message', () => {
    available++;
    waiting?.();
    waiting = null;
  });
  return {
    async take() {
      while (available === 0) await new Promise<void>((resolve) => (waiting = resolve));
      available--;
    },
  };
}
