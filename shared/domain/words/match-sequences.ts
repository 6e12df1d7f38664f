/** Pairs of positions that belong together: `[index in left, index in right]`, both growing. */
export type MatchedPair = readonly [left: number, right: number];

/** Above this many cells the table would cost more than the match is worth. */
const MAX_CELLS = 4_000_000;

/**
 * The best order-keeping match of two sequences. `score` tells how well two positions fit: 0 or less is no match.
 * Empty when the sequences are too long to compare.
 */
export function matchSequences(
  leftCount: number,
  rightCount: number,
  score: (left: number, right: number) => number,
): MatchedPair[] {
  const width = rightCount + 1;
  if ((leftCount + 1) * width > MAX_CELLS) return [];
  const best = new Float64Array((leftCount + 1) * width);
  for (let left = leftCount - 1; left >= 0; left -= 1) {
    for (let right = rightCount - 1; right >= 0; right -= 1) {
      const skipped = Math.max(best[(left + 1) * width + right] ?? 0, best[left * width + right + 1] ?? 0);
      const fit = score(left, right);
      const taken = fit > 0 ? fit + (best[(left + 1) * width + right + 1] ?? 0) : 0;
      best[left * width + right] = Math.max(skipped, taken);
    }
  }
  return tracePairs(best, { leftCount, rightCount }, score);
}

function tracePairs(
  best: Float64Array,
  { leftCount, rightCount }: { leftCount: number; rightCount: number },
  score: (left: number, right: number) => number,
): MatchedPair[] {
  const width = rightCount + 1;
  const pairs: MatchedPair[] = [];
  let left = 0;
  let right = 0;
  while (left < leftCount && right < rightCount) {
    const here = best[left * width + right] ?? 0;
    const fit = score(left, right);
    if (fit > 0 && here === fit + (best[(left + 1) * width + right + 1] ?? 0)) {
      pairs.push([left, right]);
      left += 1;
      right += 1;
    } else if (here === best[(left + 1) * width + right]) left += 1;
    else right += 1;
  }
  return pairs;
}
