import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

/** Shortest loop; below it a click between two frames would be heard instead of sound. */
export const SHORTEST_LOOP_MS = 50;

/** `timeMs` held inside the recording; an unknown length (0) has no upper end. */
export function clampTime(timeMs: number, durationMs: number): number {
  const low = Number.isFinite(timeMs) ? Math.max(0, timeMs) : 0;
  return durationMs > 0 ? Math.min(low, durationMs) : low;
}

/** The range in order and inside the recording, or null when too short to be heard. */
export function normalRange(range: TimeSpan, durationMs: number): TimeSpan | null {
  const startMs = clampTime(Math.min(range.startMs, range.endMs), durationMs);
  const endMs = clampTime(Math.max(range.startMs, range.endMs), durationMs);
  return endMs - startMs >= SHORTEST_LOOP_MS ? { startMs, endMs } : null;
}

/** What the playhead does next at `timeMs`: jump back in a loop, stop at the end of a range that is played once, or run on. */
export type Turn = { kind: 'jump'; toMs: number } | { kind: 'stop'; toMs: number } | { kind: 'run' };

/** See Turn. A playhead that the user moved before or behind the loop is left alone until it enters it. */
export function nextTurn(
  timeMs: number,
  previousMs: number,
  ranges: { loop: TimeSpan | null; once: TimeSpan | null },
): Turn {
  const { loop, once } = ranges;
  if (once && crosses(once.endMs, previousMs, timeMs)) return { kind: 'stop', toMs: once.endMs };
  if (loop && crosses(loop.endMs, previousMs, timeMs)) return { kind: 'jump', toMs: loop.startMs };
  return { kind: 'run' };
}

function crosses(endMs: number, previousMs: number, timeMs: number): boolean {
  return previousMs < endMs && timeMs >= endMs;
}

/** A sentence for the code of a MediaError. */
export function mediaErrorWords(code: number | undefined): string {
  if (code === 2) return 'The rest of the file can’t be read.';
  if (code === 3) return 'The file is damaged at this point.';
  return 'The file is missing or its format isn’t supported.';
}

/** Speeds that keys and menu step through. */
export const RATES = [0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const;

/** The next speed up or down; the ends stay. */
export function steppedRate(rate: number, direction: 1 | -1): number {
  const next =
    direction === 1 ? RATES.find((step) => step > rate + 0.001) : RATES.findLast((step) => step < rate - 0.001);
  return next ?? rate;
}

/** `1.0×`, `1.25×`. */
export function formatRate(rate: number): string {
  return `${Number.isInteger(rate * 10) ? rate.toFixed(1) : rate.toFixed(2)}×`;
}
