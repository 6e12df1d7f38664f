/** Extent of a sound at even steps, -1 to 1. */
export type BarLevels = { min: ArrayLike<number>; max: ArrayLike<number> };

/** Heights from 0 to 1 of `count` bars over the whole recording, scaled so that the loudest bar is full. */
export function peakBars(peaks: BarLevels, count: number): number[] {
  const steps = peaks.max.length;
  if (steps === 0 || count <= 0) return [];
  const heights = Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * steps) / count);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * steps) / count));
    let highest = 0;
    for (let step = from; step < to; step += 1) {
      highest = Math.max(highest, peaks.max[step] ?? 0, -(peaks.min[step] ?? 0));
    }
    return highest;
  });
  const loudest = Math.max(...heights);
  return loudest > 0 ? heights.map((height) => height / loudest) : heights;
}

/** SVG path of bars 2 px wide with 1 px gaps and round ends, centred in `height`. */
export function barsPath(heights: readonly number[], height: number): string {
  return heights
    .map((share, index) => {
      const length = Math.max(0, share * height - 2);
      return `M${index * 3 + 1} ${((height - length) / 2).toFixed(1)}v${length.toFixed(1)}`;
    })
    .join('');
}
