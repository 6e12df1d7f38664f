import type { Peaks } from '../../../../shared/domain/media/peaks.ts';
import type { Piece } from './piece.ts';

/** Stretch whose loudness is compared; shorter pauses lie within words. */
const PAUSE_MS = 300;
/** How far from the even length a cut may lie, as shares of it. */
const EARLIEST = 0.6;
const LATEST = 1.3;

/**
 * Cuts a recording into as few pieces as fit, about equally long, each at the quietest pause around the even length.
 * A piece with its overlap is never longer than `maxMs`.
 */
export function planPieces(peaks: Peaks, plan: { maxMs: number; overlapMs: number }): Piece[] {
  const durationMs = Math.ceil(peaks.durationMs);
  if (durationMs <= plan.maxMs) {
    return [{ index: 0, startMs: 0, endMs: durationMs, contentStartMs: 0, contentEndMs: durationMs }];
  }
  const limitMs = plan.maxMs - plan.overlapMs;
  if (limitMs < 1000) throw new RangeError('Pieces must be at least a second longer than their overlap');
  const borders = [0];
  for (let start = 0; durationMs - start > limitMs;) {
    start = quietest(peaks, cutWindow(durationMs - start, limitMs), start);
    borders.push(start);
  }
  borders.push(durationMs);
  const half = plan.overlapMs / 2;
  return borders.slice(0, -1).map((contentStartMs, index) => {
    const contentEndMs = borders[index + 1] ?? durationMs;
    const startMs = Math.max(0, contentStartMs - half);
    return { index, startMs, endMs: Math.min(durationMs, contentEndMs + half), contentStartMs, contentEndMs };
  });
}

type Window = { fromMs: number; toMs: number; idealMs: number };

/** Where the next cut may lie so that the rest still fits into the remaining pieces. */
function cutWindow(remainingMs: number, limitMs: number): Window {
  const pieces = Math.ceil(remainingMs / limitMs);
  const idealMs = remainingMs / pieces;
  const fromMs = Math.max(idealMs * EARLIEST, remainingMs - (pieces - 1) * limitMs);
  return { fromMs, toMs: Math.max(fromMs, Math.min(limitMs, idealMs * LATEST)), idealMs };
}

/** The time after `startMs` in the window around which it is quietest; of equal ones the nearest to the ideal. */
function quietest(peaks: Peaks, window: Window, startMs: number): number {
  const { stepMs } = peaks;
  const first = Math.ceil((startMs + window.fromMs) / stepMs);
  const last = Math.floor((startMs + window.toMs) / stepMs);
  const ideal = (startMs + window.idealMs) / stepMs;
  const half = Math.round(PAUSE_MS / stepMs / 2);
  let best = { step: Math.min(Math.round(ideal), Math.max(first, last)), power: Infinity };
  let power = 0;
  for (let step = first - half; step < first + half; step += 1) power += powerAt(peaks, step);
  for (let step = first; step <= last; step += 1) {
    const isNearer = Math.abs(step - ideal) < Math.abs(best.step - ideal);
    // Adding and subtracting leaves dust where there is digital silence.
    const level = power < 1e-9 ? 0 : power;
    if (level < best.power || (level === best.power && isNearer)) best = { step, power: level };
    power += powerAt(peaks, step + half) - powerAt(peaks, step - half);
  }
  return best.step * stepMs;
}

const powerAt = (peaks: Peaks, step: number): number => (peaks.rms[step] ?? 0) ** 2;
