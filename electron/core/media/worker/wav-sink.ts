import { toInt16, wavHeader } from '../../../../shared/audio/wav.ts';
import { createAtomicFile, type AtomicFile } from '../../files/writing/atomic-file.ts';

/** A 16-bit WAV file being written from planar blocks. */
export interface WavSink {
  append(block: Float32Array[]): Promise<void>;
  /** Silence of so many samples a channel, which takes no room on the disk. */
  appendSilence(samples: number): Promise<void>;
  commit(): Promise<void>;
  discard(): Promise<void>;
}

/** Opens a WAV file that appears as `target` on `commit`. Throws DISK_FULL, FOLDER_READ_ONLY. */
export async function createWavSink(
  target: string,
  format: { sampleRate: number; channels: number },
): Promise<WavSink> {
  const file: AtomicFile = await createAtomicFile(target);
  let dataBytes = 0;
  await file.append(wavHeader({ ...format, dataBytes }));
  return {
    async append(block) {
      const samples = toInt16(block.slice(0, format.channels));
      dataBytes += samples.byteLength;
      await file.append(new Uint8Array(samples.buffer));
    },
    async appendSilence(samples) {
      const bytes = samples * format.channels * 2;
      dataBytes += bytes;
      await file.appendZeros(bytes);
    },
    async commit() {
      await file.overwrite(0, wavHeader({ ...format, dataBytes }));
      await file.commit();
    },
    discard: () => file.discard(),
  };
}
