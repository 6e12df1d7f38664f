import { open, type FileHandle } from 'node:fs/promises';
import { WAV_HEADER_BYTES } from '../../../../shared/audio/wav.ts';

/** Sample rate of the analysis copy, which recognition works at. */
export const ANALYSIS_HZ = 16_000;

const BLOCK_SAMPLES = 65_536;

/** Samples between two times of an analysis copy, in blocks. */
export async function* readAnalysis(file: string, span: { from: number; to: number }): AsyncGenerator<Int16Array> {
  const handle: FileHandle = await open(file, 'r');
  try {
    for (let sample = span.from; sample < span.to;) {
      const block = new Int16Array(Math.min(BLOCK_SAMPLES, span.to - sample));
      const { bytesRead } = await handle.read(block, 0, block.byteLength, WAV_HEADER_BYTES + sample * 2);
      if (bytesRead < 2) return;
      const samples = block.subarray(0, Math.floor(bytesRead / 2));
      sample += samples.length;
      yield samples;
    }
  } finally {
    await handle.close();
  }
}

/** Number of samples in an analysis copy. */
export const analysisSamples = (fileBytes: number): number =>
  Math.max(0, Math.floor((fileBytes - WAV_HEADER_BYTES) / 2));
