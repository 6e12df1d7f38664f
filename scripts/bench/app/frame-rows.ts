import type { BenchRow } from '../bench-row.ts';
import type { Seen } from './meters/page-meter.ts';
import { quantile } from '../../../shared/domain/quantile.ts';

/** Two refreshes at 60 Hz. */
const HIGHEST_FRAME_MS = 34;
const LONGEST_TASK_MS = 200;

/** Frames and tasks while a list was scrolled; `empty` is the same scrolling of an empty page. */
export function scrollRows(what: string, { seen, empty }: { seen: Seen; empty: Seen }): BenchRow[] {
  const p95 = quantile(seen.frames, 0.95);
  const worstTask = Math.max(0, ...seen.longTasks);
  const blank = (100 * seen.blankFrames) / seen.frames.length;
  return [
    {
      name: `${what}, 95 % of frames`,
      value: p95,
      unit: 'ms',
      target: `<= ${HIGHEST_FRAME_MS}`,
      ok: p95 <= HIGHEST_FRAME_MS,
      note: frameNote(seen.frames),
    },
    {
      name: `${what}, against an empty page`,
      value: mean(seen.frames) / mean(empty.frames),
      unit: 'times',
      note: `mean frame; the empty page: ${frameNote(empty.frames)}`,
    },
    {
      name: `${what}, longest task`,
      value: worstTask,
      unit: 'ms',
      target: `<= ${LONGEST_TASK_MS}`,
      ok: worstTask <= LONGEST_TASK_MS,
      note: `${seen.longTasks.length} over 50 ms; ${blank.toFixed(1)} % of frames without a line`,
    },
  ];
}

/** Frames and keys while somebody typed. */
export function typingRows(what: string, { frames, keysToPaint, longTasks }: Seen): BenchRow[] {
  const p95 = quantile(keysToPaint, 0.95);
  return [
    {
      name: `${what}, 95 % of frames`,
      value: quantile(frames, 0.95),
      unit: 'ms',
      target: `<= ${HIGHEST_FRAME_MS}`,
      ok: quantile(frames, 0.95) <= HIGHEST_FRAME_MS,
      note: `${frameNote(frames)}; ${longest(longTasks)}`,
    },
    {
      name: `${what}, from key to paint, 95 %`,
      value: p95,
      unit: 'ms',
      note: `median ${quantile(keysToPaint, 0.5).toFixed(0)} ms of ${keysToPaint.length} keys`,
    },
  ];
}

/** The middle one of times, in ms. */
export function timeRow(name: string, timesMs: readonly number[]): BenchRow {
  const note = `median of ${timesMs.length}, at most ${Math.max(...timesMs).toFixed(0)} ms`;
  return { name, value: quantile(timesMs, 0.5), unit: 'ms', note };
}

/** Says how many tasks were long. */
export const longest = (tasks: readonly number[]): string =>
  `${tasks.length} tasks over 50 ms, the longest ${Math.max(0, ...tasks).toFixed(0)} ms`;

const frameNote = (frames: readonly number[]): string =>
  `${frames.length} frames, median ${quantile(frames, 0.5).toFixed(1)} ms, worst ${Math.max(...frames).toFixed(0)} ms`;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
