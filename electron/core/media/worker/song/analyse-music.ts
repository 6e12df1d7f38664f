import { stat } from 'node:fs/promises';
import { musicOf } from '../../../../../shared/audio/music/music-of.ts';
import type { HeardMusic } from '../../../../../shared/domain/music/heard-music.ts';
import { cancelled } from '../../cancelled.ts';
import { ANALYSIS_HZ, analysisSamples, readAnalysis } from '../analysis-file.ts';
import type { TaskContext, WorkerTasks } from '../worker-protocol.ts';

/** As much of the middle as says it all. */
const HEARD_SECONDS = 150;

/** Tempo, key and energy of the middle of an analysis copy. */
export async function analyseMusic(
  { paths }: WorkerTasks['music']['input'],
  { signal }: TaskContext,
): Promise<HeardMusic> {
  const all = analysisSamples((await stat(paths.analysis)).size);
  const count = Math.min(all, HEARD_SECONDS * ANALYSIS_HZ);
  const from = Math.floor((all - count) / 2);
  const samples = new Float32Array(count);
  let at = 0;
  for await (const block of readAnalysis(paths.analysis, { from, to: from + count })) {
    if (signal.aborted) throw cancelled();
    for (const value of block) samples[at++] = value / 32_768;
  }
  return musicOf(samples.subarray(0, at), ANALYSIS_HZ);
}
