import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '../../../files/file-store.ts';
import { openTaskQueue, type TaskQueue } from '../../../jobs/task-queue.ts';
import { serviceErrorOf } from '../../service-error.ts';
import type { CheckedSpeech } from '../request/check-speech.ts';
import { resultExtension } from '../sound/result-extension.ts';
import type { Synthesizer } from '../../../speech/synthesizer.ts';
import type { TextMeasures } from '../request/text-measures.ts';
import { writeSpeech } from '../sound/whole-speech.ts';

/** A speech that is to be made. */
export type SpeechWork = { text: string; checked: CheckedSpeech; measures: TextMeasures };
/** What a client was told about its task: `fileId` is the file that the sound will be in. */
export type SpeechTaskFacts = { fileId: string; token: string };
/** Asynchronous speech tasks. */
export type SpeechTasks = TaskQueue<SpeechWork, SpeechTaskFacts>;

/** How tasks of speech are kept and done. */
export type SpeechTasksOptions = {
  folder: string;
  temporaryFolder: string;
  synthesizer: Synthesizer;
  files: FileStore;
  now: () => number;
  /** Told of errors that are the engine's own fault. */
  onError: (error: unknown) => void;
};

const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;

/** Opens the queue and goes on with what is left to do. */
export async function openSpeechTasks(options: SpeechTasksOptions): Promise<SpeechTasks> {
  const { folder, now, onError } = options;
  return openTaskQueue<SpeechWork, SpeechTaskFacts>({
    folder,
    rememberedMs: REMEMBERED_MS,
    now,
    async run({ work, facts }, signal) {
      await makeSpeech(options, { work, fileId: facts.fileId, signal });
    },
    failureOf(error) {
      const { status, code, message } = serviceErrorOf(error);
      if (status >= 500) onError(error);
      return { code: code ?? 1000, message };
    },
  });
}

async function makeSpeech(
  { temporaryFolder, synthesizer, files }: SpeechTasksOptions,
  task: { work: SpeechWork; fileId: string; signal: AbortSignal },
): Promise<void> {
  const { work, fileId, signal } = task;
  const file = path.join(temporaryFolder, randomUUID());
  const handle = await open(file, 'wx');
  try {
    let endBytes = 0;
    const { info, patch } = await writeSpeech(synthesizer, { ...work, signal }, async (bytes) => {
      await writeAt(handle, bytes, endBytes);
      endBytes += bytes.length;
    });
    if (patch) await writeAt(handle, patch.bytes, patch.offset);
    await handle.sync();
    await handle.close();
    const fileName = `speech-${fileId}.${resultExtension(work.checked.audio.format)}`;
    await files.add({ file, fileName, sizeBytes: info.audio_size, purpose: 't2a_async', id: fileId });
  } catch (error) {
    await handle.close();
    await rm(file, { force: true });
    throw error;
  }
}

/** Writes all of the bytes at a place; a write may take fewer than it is given. */
async function writeAt(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    done += (await handle.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
  }
}
