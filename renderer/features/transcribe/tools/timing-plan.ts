import { scaleLines } from '../../../../shared/domain/transcript/lines/scale-lines.ts';
import type { Segment } from '../../../../shared/domain/transcript/transcript.ts';
import type { EditPlan } from '../lines/line-plans.ts';
import { toolTexts } from './tool-texts.ts';

const words = toolTexts.timing;

/** Moves lines by a time. Null where there is nothing to move. */
export function planMove(lines: readonly Segment[], deltaMs: number): EditPlan | null {
  const segmentIds = lines.map(({ id }) => id);
  if (segmentIds.length === 0 || deltaMs === 0) return null;
  return { edits: [{ kind: 'shift', segmentIds, deltaMs }], label: words.stepMove(lines.length), select: segmentIds };
}

/**
 * Scales the times of lines so that the first and the last of them start where they should. Null where they start together, where the last
 * would not start after the first, or where nothing changes.
 */
export function planScale(lines: readonly Segment[], to: { firstMs: number; lastMs: number }): EditPlan | null {
  const from = [lines[0]?.startMs ?? 0, lines.at(-1)?.startMs ?? 0] as const;
  const isSame = from[0] === to.firstMs && from[1] === to.lastMs;
  if (isSame || from[1] <= from[0] || to.lastMs <= to.firstMs) return null;
  const segmentIds = lines.map(({ id }) => id);
  const segments = scaleLines(lines, { from, to: [to.firstMs, to.lastMs] });
  const edits = [{ kind: 'replaceLines' as const, segmentIds, segments }];
  return { edits, label: words.stepScale(lines.length), select: segmentIds };
}
