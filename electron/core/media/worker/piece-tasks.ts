import { readFile, stat } from 'node:fs/promises';
import { encodeFlac } from '../../../../shared/audio/encoding/flac-stream.ts';
import { parsePeaks } from '../../../../shared/domain/peaks.ts';
import { createAtomicFile } from '../atomic-file.ts';
import { cancelled } from '../file-failure.ts';
import type { EncodedPiece, Piece } from '../piece.ts';
import { planPieces } from '../plan-pieces.ts';
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

/** Writes a piece of the analysis copy as FLAC. */
export async function encodeTask(
  { paths, piece, target }: WorkerTasks['encode']['input'],
  { signal }: TaskContext,
): Promise<EncodedPiece> {
  const available = analysisSamples((await stat(paths.analysis)).size);
  const from = Math.min(available, Math.round((piece.startMs * ANALYSIS_HZ) / 1000));
  const to = Math.min(available, Math.round((piece.endMs * ANALYSIS_HZ) / 1000));
  const output = await createAtomicFile(target);
  try {
    const format = { sampleRate: ANALYSIS_HZ, totalSamples: to - from };
    for await (const bytes of encodeFlac(readAnalysis(paths.analysis, { from, to }), format)) {
      if (signal.aborted) throw cancelled();
      await output.append(bytes);
    }
    await output.commit();
    return { file: target, sizeBytes: output.sizeBytes(), contentType: 'audio/flac' };
  } finally {
    await output.discard();
  }
}
