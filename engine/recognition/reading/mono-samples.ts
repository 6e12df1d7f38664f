import { monoAt } from '../../../shared/audio/mono.ts';
import { openAudio } from '../../../shared/audio/open-audio.ts';
import { Failure } from '../../../shared/domain/failure.ts';
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
 * Opens a recording on disk.
 * @throws Failure AUDIO_UNREADABLE and its kin, FILE_MISSING
 */
export async function openMono(file: string, fileName: string): Promise<MonoSound> {
  const source = await openExisting(file, fileName);
  try {
    const audio = await openAudio(source);
    return {
      durationMs: audio.durationMs,
      blocks: () => monoAt(audio, SAMPLE_RATE),
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

async function openExisting(file: string, fileName: string): Promise<FileSource> {
  try {
    return await openFileSource(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Failure('FILE_MISSING', `The file ${fileName} is not there any more.`, { fileName }, { cause: error });
    }
    throw error;
  }
}
