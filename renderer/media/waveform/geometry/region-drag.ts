import type { RegionEdge } from './hit-test.ts';
import { snapSpan, snapTime, type SnapTargets } from './snapping.ts';
import type { TimeSpan } from '../../../../shared/domain/media/time-span.ts';

/** What is being dragged. `grabMs` is the time at which the pointer went down. */
export type RegionDrag =
  | { kind: 'edge'; id: string; edge: RegionEdge; from: TimeSpan; grabMs: number }
  | { kind: 'body'; ids: readonly string[]; from: TimeSpan; grabMs: number }
  | { kind: 'range'; grabMs: number };
/** What may hold a dragged edge; `toleranceMs` is 0 while snapping is off. */
export type DragSurroundings = { targets: SnapTargets; toleranceMs: number; durationMs: number };
/** Where the dragged thing would be; `snapLineMs` says what holds it. */
export type DragResult = TimeSpan & { snapLineMs: number | null };

/** A line is not dragged shorter than this; one that is shorter already keeps its length at least. */
export const MIN_LINE_MS = 300;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
const round = (span: TimeSpan): TimeSpan => ({ startMs: Math.round(span.startMs), endMs: Math.round(span.endMs) });

/** A line with one edge moved, never shorter than the least length and never outside the recording. */
export function withEdge(from: TimeSpan, edge: RegionEdge, move: { toMs: number; durationMs: number }): TimeSpan {
  const least = Math.min(MIN_LINE_MS, from.endMs - from.startMs);
  return edge === 'start'
    ? round({ startMs: clamp(move.toMs, 0, from.endMs - least), endMs: from.endMs })
    : round({ startMs: from.startMs, endMs: clamp(move.toMs, from.startMs + least, move.durationMs) });
}

function dragEdge(drag: RegionDrag & { kind: 'edge' }, pointerMs: number, around: DragSurroundings): DragResult {
  const origin = drag.edge === 'start' ? drag.from.startMs : drag.from.endMs;
  const snapped = snapTime(origin + pointerMs - drag.grabMs, around.targets, around.toleranceMs);
  const span = withEdge(drag.from, drag.edge, { toMs: snapped.ms, durationMs: around.durationMs });
  const reached = drag.edge === 'start' ? span.startMs : span.endMs;
  const held = snapped.lineMs !== null && Math.abs(reached - snapped.lineMs) < 1;
  return { ...span, snapLineMs: held ? snapped.lineMs : null };
}

function dragBody(drag: RegionDrag & { kind: 'body' }, pointerMs: number, around: DragSurroundings): DragResult {
  const delta = pointerMs - drag.grabMs;
  const wanted = { startMs: drag.from.startMs + delta, endMs: drag.from.endMs + delta };
  const both = { start: around.targets, end: around.targets };
  const snapped = snapSpan(wanted, both, around.toleranceMs);
  const length = drag.from.endMs - drag.from.startMs;
  const startMs = clamp(snapped.startMs, 0, Math.max(0, around.durationMs - length));
  const held = Math.abs(startMs - snapped.startMs) < 1;
  return { ...round({ startMs, endMs: startMs + length }), snapLineMs: held ? snapped.lineMs : null };
}

function dragRange(drag: RegionDrag & { kind: 'range' }, pointerMs: number, around: DragSurroundings): DragResult {
  const moving = snapTime(pointerMs, around.targets, around.toleranceMs);
  const [startMs, endMs] = moving.ms < drag.grabMs ? [moving.ms, drag.grabMs] : [drag.grabMs, moving.ms];
  const span = { startMs: clamp(startMs, 0, around.durationMs), endMs: clamp(endMs, 0, around.durationMs) };
  return { ...round(span), snapLineMs: moving.lineMs };
}

/** Where the dragged line, selection or new range is while the pointer is at `pointerMs`. */
export function dragResult(drag: RegionDrag, pointerMs: number, around: DragSurroundings): DragResult {
  switch (drag.kind) {
    case 'edge':
      return dragEdge(drag, pointerMs, around);
    case 'body':
      return dragBody(drag, pointerMs, around);
    case 'range':
      return dragRange(drag, pointerMs, around);
  }
}

/** Where every line stands that is dragged along, when the one under the pointer stands at `span`. */
export function movedSpans(
  drag: RegionDrag,
  span: TimeSpan,
  lines: readonly (TimeSpan & { id: string })[],
): ReadonlyMap<string, TimeSpan> {
  if (drag.kind === 'edge') return new Map([[drag.id, span]]);
  if (drag.kind === 'range') return new Map();
  const delta = span.startMs - drag.from.startMs;
  const ids = new Set(drag.ids);
  return new Map(
    lines
      .filter((line) => ids.has(line.id))
      .map((line) => [line.id, { startMs: line.startMs + delta, endMs: line.endMs + delta }]),
  );
}
