import type { ScriptLine } from '../script.ts';

/** Neighbours closer than this leave no room for a line between them. */
const LEAST_GAP = 1e-9;
/** Lines that are moved apart to make room get this much at least, so that it does not happen again soon. */
const ROOMY_GAP = 1e-4;

/**
 * Gives lines an `order` at a place among others (sorted, without them), 0 being ahead of all. Returns the lines that got
 * another order, the given ones first: as a rule only those; where there is no room some neighbours are moved apart.
 */
export function placeLines(others: readonly ScriptLine[], index: number, placed: readonly ScriptLine[]): ScriptLine[] {
  for (let width = 0; ; width = width === 0 ? 1 : width * 2) {
    const low = Math.max(0, index - width);
    const high = Math.min(others.length, index + width);
    const range = { after: others[low - 1]?.order ?? null, before: others[high]?.order ?? null };
    const count = high - low + placed.length;
    const orders = spreadOrders(range, count, width === 0 ? LEAST_GAP : ROOMY_GAP);
    if (!orders) continue;
    const lines = [...others.slice(low, index), ...placed, ...others.slice(index, high)];
    return lines.map((line, at) => withOrder(line, orders[at] as number));
  }
}

const withOrder = (line: ScriptLine, order: number): ScriptLine => (line.order === order ? line : { ...line, order });

/** Orders between two others, null being the open end; null when they would come too close. Both ends open never fails. */
function spreadOrders(
  { after, before }: { after: number | null; before: number | null },
  count: number,
  leastGap: number,
): number[] | null {
  const step = after === null || before === null ? 1 : (before - after) / (count + 1);
  const first = after === null ? (before === null ? 1 : before - count * step) : after + step;
  const orders = Array.from({ length: count }, (_, index) => first + index * step);
  if (step < leastGap) return null;
  // Numbers too large to count by one, as a damaged file may have them.
  const fence = [...(after === null ? [] : [after]), ...orders, ...(before === null ? [] : [before])];
  return fence.every((order, index) => index === 0 || order > (fence[index - 1] as number)) ? orders : null;
}
