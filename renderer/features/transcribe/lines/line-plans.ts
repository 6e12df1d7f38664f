import type { SegmentId, SpeakerId } from '../../../../shared/domain/ids.ts';
import type { Segment } from '../../../../shared/domain/transcript/transcript.ts';
import type { TranscriptEdit } from '../../../../shared/domain/transcript/transcript-edit.ts';
import { texts } from '../texts.ts';
import { newRowId } from '../../../ui/collection/new-row-id.ts';

/** One step of undo and which lines are selected after it. */
export type EditPlan = { edits: TranscriptEdit[]; label: string; select: SegmentId[] };

const NEW_LINE_MS = 2000;
const LEAST_LINE_MS = 300;

/** A new id of a line. */
export const newSegmentId = () => newRowId<SegmentId>('s');
/** A new id of a speaker. */
export const newSpeakerId = () => newRowId<SpeakerId>('p');

/** Cuts a line at a caret. Null where nothing would stand on one side. */
export function planSplit(segment: Segment, offset: number, newId = newSegmentId()): EditPlan | null {
  if (segment.text.slice(0, offset).trim() === '' || segment.text.slice(offset).trim() === '') return null;
  return {
    edits: [{ kind: 'split', segmentId: segment.id, offset, newSegmentId: newId }],
    label: texts.labels.split,
    select: [newId],
  };
}

/** Joins the selected lines, or a single one with the line after or before it. Null when there is nothing to join. */
export function planMerge(
  lines: readonly Segment[],
  selected: readonly SegmentId[],
  toward: 'next' | 'previous' = 'next',
): EditPlan | null {
  const [only] = selected;
  let ids = [...selected];
  if (only !== undefined && selected.length === 1) {
    const at = lines.findIndex((line) => line.id === only);
    const other = lines[toward === 'next' ? at + 1 : at - 1];
    if (!other) return null;
    ids = toward === 'next' ? [only, other.id] : [other.id, only];
  }
  const [first] = ids;
  if (first === undefined || ids.length < 2) return null;
  const order = lines.filter((line) => ids.includes(line.id)).map((line) => line.id);
  return { edits: [{ kind: 'merge', segmentIds: order }], label: texts.labels.merge, select: [order[0] ?? first] };
}

/** Takes lines out; the line after them is selected. */
export function planDelete(lines: readonly Segment[], selected: readonly SegmentId[]): EditPlan | null {
  if (selected.length === 0) return null;
  const gone = new Set(selected);
  const last = lines.findLastIndex((line) => gone.has(line.id));
  const after = lines.slice(last + 1).find((line) => !gone.has(line.id));
  const before = lines.slice(0, last).findLast((line) => !gone.has(line.id));
  const next = after ?? before;
  return {
    edits: [{ kind: 'delete', segmentIds: [...selected] }],
    label: texts.labels.delete(selected.length),
    select: next ? [next.id] : [],
  };
}

/**
 * Where a new line fits beside another: in the pause there, at most two seconds long. `durationMs` is 0 until the recording
 * has been read; then nothing bounds the end.
 */
export function gapBeside(
  lines: readonly Segment[],
  at: number,
  side: { where: 'before' | 'after'; durationMs: number },
): { startMs: number; endMs: number } {
  const line = lines[at];
  const wholeMs = side.durationMs > 0 ? side.durationMs : Infinity;
  if (side.where === 'after') {
    const startMs = Math.min(line?.endMs ?? 0, Math.max(0, wholeMs - LEAST_LINE_MS));
    const limit = Math.min(lines[at + 1]?.startMs ?? wholeMs, startMs + NEW_LINE_MS);
    return { startMs, endMs: Math.max(limit, startMs + LEAST_LINE_MS) };
  }
  const endMs = Math.max(line?.startMs ?? side.durationMs, LEAST_LINE_MS);
  const limit = Math.max(lines[at - 1]?.endMs ?? 0, endMs - NEW_LINE_MS);
  return { startMs: Math.max(0, Math.min(limit, endMs - LEAST_LINE_MS)), endMs };
}

/** Adds an empty line over a span. */
export function planInsert(
  span: { startMs: number; endMs: number },
  speakerId: SpeakerId | null,
  newId = newSegmentId(),
): EditPlan {
  const startMs = Math.round(span.startMs);
  const endMs = Math.max(Math.round(span.endMs), startMs + 1);
  return {
    edits: [{ kind: 'insert', segment: { id: newId, startMs, endMs, speakerId, text: '', words: null } }],
    label: texts.labels.insert,
    select: [newId],
  };
}

/** Sets start or end of a line at a time. Null where the line would end before it begins. */
export function planSetEdge(segment: Segment, edge: 'start' | 'end', ms: number): EditPlan | null {
  const startMs = edge === 'start' ? Math.round(ms) : segment.startMs;
  const endMs = edge === 'end' ? Math.round(ms) : segment.endMs;
  if (endMs <= startMs) return null;
  return planTimes(segment.id, { startMs, endMs }, edge === 'start' ? texts.labels.setStart : texts.labels.setEnd);
}

/** Gives a line new times. */
export function planTimes(
  segmentId: SegmentId,
  span: { startMs: number; endMs: number },
  label: string = texts.labels.setTimes,
): EditPlan {
  return { edits: [{ kind: 'setTimes', segmentId, ...span }], label, select: [segmentId] };
}
