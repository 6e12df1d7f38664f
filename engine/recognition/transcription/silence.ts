import { msToSamples } from '../models/sample-rate.ts';
import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

const HOP_MS = 10;
const HOP_SAMPLES = msToSamples(HOP_MS);
const MINIMUM_RUN_FRAMES = 6;

/** Quiet runs of at least 60 ms, in ms from the start of the sound, judged by the sound's own loudest and quietest parts. */
export function quietRuns(samples: Float32Array): TimeSpan[] {
  const levels = levelsDb(samples);
  const sorted = Float32Array.from(levels).sort();
  const floor = sorted[Math.floor(sorted.length * 0.05)] ?? 0;
  const peak = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  const threshold = Math.max(floor + Math.min(8, (peak - floor) * 0.3), peak - 30);
  const runs: TimeSpan[] = [];
  let start = -1;
  for (let frame = 0; frame <= levels.length; frame++) {
    const isQuiet = frame < levels.length && levels[frame]! < threshold;
    if (isQuiet && start < 0) start = frame;
    if (isQuiet || start < 0) continue;
    if (frame - start >= MINIMUM_RUN_FRAMES) runs.push({ startMs: start * HOP_MS, endMs: frame * HOP_MS });
    start = -1;
  }
  return runs;
}

/** Level of each 10 ms in dB, measured over 20 ms around its middle. */
function levelsDb(samples: Float32Array): Float32Array {
  const levels = new Float32Array(Math.ceil(samples.length / HOP_SAMPLES));
  for (let frame = 0; frame < levels.length; frame++) {
    const from = Math.max(0, frame * HOP_SAMPLES - HOP_SAMPLES / 2);
    const to = Math.min(samples.length, from + 2 * HOP_SAMPLES);
    let energy = 0;
    for (let index = from; index < to; index++) energy += samples[index]! * samples[index]!;
    levels[frame] = 10 * Math.log10(energy / Math.max(1, to - from) + 1e-10);
  }
  return levels;
}
