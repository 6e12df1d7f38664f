/** Extent and loudness of a recording at one resolution; all three have one value a step, from -1 to 1. */
export type PeakLevel = { stepMs: number; min: Float32Array; max: Float32Array; rms: Float32Array };
/** The stored peaks and coarser versions of them, so that a whole day can be drawn as fast as a second. */
export type PeakPyramid = { durationMs: number; levels: readonly PeakLevel[]; loudest: number };
/** Extent and loudness of a stretch of the recording. */
export type PeakColumn = { min: number; max: number; rms: number };

const FACTOR = 8;
const SMALL_ENOUGH = 4096;

function coarser(level: PeakLevel): PeakLevel {
  const length = Math.ceil(level.max.length / FACTOR);
  const next = {
    stepMs: level.stepMs * FACTOR,
    min: new Float32Array(length),
    max: new Float32Array(length),
    rms: new Float32Array(length),
  };
  for (let at = 0; at < length; at += 1) {
    const column = summarise(level, at * FACTOR, Math.min((at + 1) * FACTOR, level.max.length));
    next.min[at] = column.min;
    next.max[at] = column.max;
    next.rms[at] = column.rms;
  }
  return next;
}

function summarise(level: PeakLevel, from: number, to: number): PeakColumn {
  let min = 0;
  let max = 0;
  let squares = 0;
  for (let at = from; at < to; at += 1) {
    min = Math.min(min, level.min[at] ?? 0);
    max = Math.max(max, level.max[at] ?? 0);
    squares += (level.rms[at] ?? 0) ** 2;
  }
  return { min, max, rms: to > from ? Math.sqrt(squares / (to - from)) : 0 };
}

/** Pyramid over the stored peaks. */
export function createPeakPyramid(base: PeakLevel, durationMs: number): PeakPyramid {
  const levels = [base];
  let level = base;
  while (level.max.length > SMALL_ENOUGH) {
    level = coarser(level);
    levels.push(level);
  }
  let loudest = 0;
  for (let at = 0; at < level.max.length; at += 1) {
    loudest = Math.max(loudest, level.max[at] ?? 0, -(level.min[at] ?? 0));
  }
  return { durationMs, levels, loudest };
}

/** Extent and loudness between two times, read from the coarsest level that is still finer than the stretch. */
export function columnAt(pyramid: PeakPyramid, startMs: number, endMs: number): PeakColumn {
  const level = pyramid.levels.findLast((each) => each.stepMs * 2 <= endMs - startMs) ?? pyramid.levels[0];
  if (!level) return { min: 0, max: 0, rms: 0 };
  const from = Math.max(0, Math.floor(startMs / level.stepMs));
  const to = Math.min(level.max.length, Math.max(from + 1, Math.ceil(endMs / level.stepMs)));
  return summarise(level, from, to);
}
