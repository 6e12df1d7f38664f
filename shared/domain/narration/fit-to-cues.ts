import type { LineId } from '../ids.ts';
import type { TimeSpan } from '../media/time-span.ts';

/** Nobody notices that a line is so much longer than its cue, ms. */
const TOLERANCE_MS = 100;
/** Faster speech is understood less well than a line that runs over its cue. */
const FASTEST = 1.5;
/** Silence at the edges of a take does not get shorter with the words. */
const MARGIN = 1.02;

/** A line of a dub: how long it is, or will be about, at its speed. */
export type CuedLine = { lineId: LineId; cue: TimeSpan; durationMs: number; speed: number };

/** Speeds that make lines fit their cues, and lines that do not fit at any speed that can be understood. */
export type CueFit = { speeds: { lineId: LineId; speed: number }[]; tooLong: { lineId: LineId; overrunMs: number }[] };

/** By how much a line is longer than its cue, ms; 0 where it fits or nobody would notice. */
export function cueOverrunMs({ startMs, endMs }: TimeSpan, durationMs: number): number {
  const overrunMs = durationMs - (endMs - startMs);
  return overrunMs > TOLERANCE_MS ? Math.round(overrunMs) : 0;
}

/** Speeds lines up that are longer than their cues, as little as it takes. Lines that fit keep their speed. */
export function fitToCues(lines: readonly CuedLine[]): CueFit {
  const fit: CueFit = { speeds: [], tooLong: [] };
  for (const { lineId, cue, durationMs, speed } of lines) {
    if (cueOverrunMs(cue, durationMs) === 0) continue;
    const lengthMs = Math.max(1, cue.endMs - cue.startMs);
    const needed = Math.ceil(((speed * durationMs * MARGIN) / lengthMs) * 100) / 100;
    const fitted = Math.max(speed, Math.min(FASTEST, needed));
    if (fitted > speed) fit.speeds.push({ lineId, speed: fitted });
    const overrunMs = cueOverrunMs(cue, (durationMs * speed) / fitted);
    if (overrunMs > 0) fit.tooLong.push({ lineId, overrunMs });
  }
  return fit;
}
