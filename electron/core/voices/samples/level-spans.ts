import type { Peaks } from '../../../../shared/domain/media/peaks.ts';
import type { TimeSpan } from '../../../../shared/domain/media/time-span.ts';

const SILENCE_DB = -100;
const FULL_SCALE = 0.999;
/** Loudness is judged over this many steps, so that the gaps within words do not count. */
const SMOOTHED_STEPS = 8;
const ABOVE_NOISE_DB = 10;
const BELOW_LOUD_DB = 28;
const LEAST_DB = -60;

/** Loudness of a recording as a whole: where it is quiet, where it is loud, and the border of speech between them, dBFS. */
export type LevelRange = { quietDb: number; loudDb: number; borderDb: number };

/** How a stretch sounds. */
export type SpanLevel = { levelDb: number; isClipped: boolean };

/** The range of a recording's loudness. */
export function levelRange({ rms }: Peaks): LevelRange {
  const sorted = Float32Array.from(rms).sort();
  const at = (share: number) => toDb((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) ** 2);
  const [quietDb, loudDb] = [at(0.1), at(0.95)];
  const borderDb = Math.max(LEAST_DB, loudDb - BELOW_LOUD_DB, Math.min(quietDb + ABOVE_NOISE_DB, loudDb - 6));
  return { quietDb, loudDb, borderDb };
}

/** Stretches that are louder than the border, with pauses of up to `pauseMs` within them. */
export function loudSpans({ rms, stepMs }: Peaks, border: number, pauseMs: number): TimeSpan[] {
  const found: TimeSpan[] = [];
  let sum = 0;
  for (let index = 0; index < rms.length; index += 1) {
    sum += (rms[index] as number) ** 2 - (index >= SMOOTHED_STEPS ? (rms[index - SMOOTHED_STEPS] as number) ** 2 : 0);
    if (toDb(Math.max(0, sum) / SMOOTHED_STEPS) < border) continue;
    const startMs = Math.max(0, index - SMOOTHED_STEPS + 1) * stepMs;
    const endMs = (index + 1) * stepMs;
    const last = found.at(-1);
    if (last && startMs - last.endMs <= pauseMs) last.endMs = endMs;
    else found.push({ startMs, endMs });
  }
  return found;
}

/** Loudness of a stretch, and whether it touches full scale more than once. */
export function spanLevel({ rms, min, max, stepMs }: Peaks, { startMs, endMs }: TimeSpan): SpanLevel {
  const from = Math.floor(startMs / stepMs);
  const to = Math.min(rms.length, Math.ceil(endMs / stepMs));
  let squares = 0;
  let full = 0;
  for (let index = from; index < to; index += 1) {
    squares += (rms[index] as number) ** 2;
    if (Math.max(max[index] as number, -(min[index] as number)) >= FULL_SCALE) full += 1;
  }
  return { levelDb: toDb(squares / Math.max(1, to - from)), isClipped: full > 1 };
}

function toDb(power: number): number {
  return power <= 1e-10 ? SILENCE_DB : 10 * Math.log10(power);
}
