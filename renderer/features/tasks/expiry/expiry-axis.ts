import { type ExpiringItem, needsAttention } from '../../../../shared/domain/jobs/expiry.ts';

const HOUR_MS = 3_600_000;

/** The bent axis: more room for what ends soon. Shares are of the width, times of what is left. */
export const AXIS = [
  { mark: 'now', leftMs: 0, share: 0 },
  { mark: 'hour', leftMs: HOUR_MS, share: 0.12 },
  { mark: 'sixHours', leftMs: 6 * HOUR_MS, share: 0.32 },
  { mark: 'day', leftMs: 24 * HOUR_MS, share: 0.54 },
  { mark: 'twoDays', leftMs: 48 * HOUR_MS, share: 0.7 },
  { mark: 'week', leftMs: 168 * HOUR_MS, share: 1 },
] as const;

/** What ends so close together that it is one mark. */
const TOGETHER = 0.035;

/** Items at one place of a lane; `share` is of the width of the axis. */
export type AxisMark = { share: number; items: ExpiringItem[] };

/** Where on the axis something ends, as a share of its width. */
export function axisShare(leftMs: number): number {
  for (const [index, after] of AXIS.entries()) {
    const before = AXIS[index - 1];
    if (before === undefined || leftMs > after.leftMs) continue;
    const part = (Math.max(0, leftMs) - before.leftMs) / (after.leftMs - before.leftMs);
    return before.share + part * (after.share - before.share);
  }
  return 1;
}

/** The marks of a lane, the next to end first. What needs attention has a mark of its own, so that its name can be beside it. */
export function axisMarks(items: readonly ExpiringItem[], nowMs: number): AxisMark[] {
  const marks: AxisMark[] = [];
  for (const item of items.toSorted((one, other) => one.expiresAtMs - other.expiresAtMs)) {
    const share = axisShare(item.expiresAtMs - nowMs);
    const last = marks.at(-1);
    const isAlone = needsAttention(item, nowMs) || (last?.items[0] && needsAttention(last.items[0], nowMs));
    if (last && !isAlone && share - last.share < TOGETHER) last.items.push(item);
    else marks.push({ share, items: [item] });
  }
  return marks;
}
