import { readFile, stat } from 'node:fs/promises';
import { encodeFlac } from '../../../../shared/audio/encoding/flac-stream.ts';
import { parsePeaks } from '../../../../shared/domain/media/peaks.ts';
import { wavHeader } from '../../../../shared/audio/wav.ts';
import { createAtomicFile } from '../../files/writing/atomic-file.ts';
import { cancelled } from '../cancelled.ts';
import type { EncodedPiece, Piece, PieceFormat } from '../pieces/piece.ts';
import { planPieces } from '../pieces/plan-pieces.ts';
import { ANALYSIS_HZ, analysisSamples, readAnalysis } from './analysis-file.ts';
import type { TaskContext, WorkerTasks } from './worker-protocol.ts';

/** Cuts by the stored peaks. */
export async function planTask({ paths, maxMs, overlapMs }: WorkerTasks['plan']['input']): Promise<Piece[]> {
  const bytes = await readFile(paths.peaks);
  return planPieces(parsePeaks(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)), {
    maxMs,
    overlapMs,
  });
}

/** Writes a piece of the analysis copy. */
export async function encodeTask(
  { paths, piece, target, format }: WorkerTasks['encode']['input'],
  { signal }: TaskContext,
): Promise<EncodedPiece> {
  const available = analysisSamples((await stat(paths.analysis)).size);
  const from = Math.min(available, Math.round((piece.startMs * ANALYSIS_HZ) / 1000));
  const to = Math.min(available, Math.round((piece.endMs * ANALYSIS_HZ) / 1000));
  const output = await createAtomicFile(target);
  try {
    for await (const bytes of encoded(readAnalysis(paths.analysis, { from, to }), format, to - from)) {
      if (signal.aborted) throw cancelled();
      await output.append(bytes);
    }
    await output.commit();
    return { file: target, sizeBytes: output.sizeBytes(), contentType: `audio/${format}` };
  } finally {
    await output.discard();
  }
}

async function* encoded(
  blocks: AsyncIterable<Int16Array>,
  format: PieceFormat,
  totalSamples: number,
): AsyncGenerator<Uint8Array> {
  if (format === 'flac') return yield* encodeFlac(blocks, { sampleRate: ANALYSIS_HZ, totalSamples });
  yield wavHeader({ sampleRate: ANALYSIS_HZ, channels: 1, dataBytes: totalSamples * 2 });
  for await (const block of blocks) yield new Uint8Array(block.buffer, block.byteOffset, block.byteLength);
}
