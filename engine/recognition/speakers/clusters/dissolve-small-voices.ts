import type { WeighedPoint } from '../follow-turns.ts';

/**
 * Takes away voices that are heard for less than `leastWeight`, the smallest first: each of their stretches goes to the
 * voice whose middle is nearest. Labels count from 0 without gaps afterwards.
 */
export function dissolveSmallVoices(
  points: readonly WeighedPoint[],
  labels: Int32Array,
  leastWeight: number,
): Int32Array {
  let current = labels;
  for (;;) {
    const weights = new Map<number, number>();
    points.forEach(({ weight }, at) => weights.set(current[at]!, (weights.get(current[at]!) ?? 0) + weight));
    const [smallest, weight] = [...weights].reduce((least, entry) => (entry[1] < least[1] ? entry : least));
    if (weights.size === 1 || weight >= leastWeight) return withoutGaps(current);
    current = dissolve(points, current, smallest);
  }
}

function dissolve(points: readonly WeighedPoint[], labels: Int32Array, gone: number): Int32Array {
  const middles = new Map<number, Float64Array>();
  points.forEach(({ point }, at) => {
    if (labels[at] === gone) return;
    const middle = middles.get(labels[at]!) ?? new Float64Array(point.length);
    middles.set(labels[at]!, middle);
    for (let index = 0; index < point.length; index++) middle[index]! += point[index]!;
  });
  for (const middle of middles.values()) {
    const length = Math.hypot(...middle) || 1;
    for (let index = 0; index < middle.length; index++) middle[index]! /= length;
  }
  return labels.map((label, at) => (label === gone ? nearest(middles, points[at]!.point) : label));
}

function nearest(middles: ReadonlyMap<number, Float64Array>, point: Float32Array): number {
  let best = -1;
  let bestProduct = -Infinity;
  for (const [label, middle] of middles) {
    const product = middle.reduce((sum, value, index) => sum + value * point[index]!, 0);
    if (product > bestProduct) [best, bestProduct] = [label, product];
  }
  return best;
}

function withoutGaps(labels: Int32Array): Int32Array {
  const numbers = new Map([...new Set(labels)].toSorted((left, right) => left - right).map((label, at) => [label, at]));
  return labels.map((label) => numbers.get(label)!);
}
