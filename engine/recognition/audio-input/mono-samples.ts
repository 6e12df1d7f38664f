import { monoAt } from '../../../shared/audio/conversion/mono.ts';
import { openAudio } from '../../../shared/audio/open-audio.ts';
import { createPageMarks } from '../../../shared/audio/page-marks.ts';
import { Failure, failureRecord } from '../../../shared/domain/failures/failure.ts';
import { SAMPLE_RATE } from '../models/sample-rate.ts';
import { openFileSource, type FileSource } from './file-source.ts';

/** A recording as the models hear it: one channel at SAMPLE_RATE. `durationMs` is null where only reading it all tells. */
export type MonoSound = {
  durationMs: number | null;
  /** A block is only valid until the next one. */
  blocks(): AsyncIterable<Float32Array>;
  close(): Promise<void>;
};

/**
 * Opens a recording on disk. `onProgress` is called whenever something was read for the first time or sound came out. Sound
 * before a damage is used; behind it the recording ends.
 * @throws Failure AUDIO_UNREADABLE and its kin, FILE_MISSING
 */
export async function openMono(
  file: string,
  fileName: string,
  onProgress: () => void = () => undefined,
): Promise<MonoSound> {
  const source = watched(await openExisting(file, fileName), onProgress);
  try {
    const audio = await openAudio(source);
    return {
      durationMs: audio.durationMs,
      blocks: () => untilDamage(monoAt(audio, SAMPLE_RATE), onProgress),
      async close() {
        audio.close();
        await source.close();
      },
    };
  } catch (error) {
    await source.close();
    throw error;
  }
}

function watched(source: FileSource, onProgress: () => void): FileSource {
  const pages = createPageMarks(source.size);
  return {
    ...source,
    read: (offset, length) => {
      if (pages.mark(offset, Math.max(0, Math.min(length, source.size - offset)))) onProgress();
      return source.read(offset, length);
    },
  };
}

async function* untilDamage(blocks: AsyncIterable<Float32Array>, onProgress: () => void): AsyncGenerator<Float32Array> {
  let count = 0;
  try {
    for await (const block of blocks) {
      count += 1;
      onProgress();
      yield block;
    }
  } catch (error) {
    if (count === 0 || failureRecord(error).code !== 'AUDIO_DAMAGED') throw error;
  }
}

async function openExisting(file: string, fileName: string): Promise<FileSource> {
  try {
    return await openFileSource(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Failure('FILE_MISSING', `Can’t find the file ${fileName}.`, { fileName }, { cause: error });
    }
    throw error;
  }
}
