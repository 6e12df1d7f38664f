/**
 * A line as the waveform shows it. `ordinal` is the speaker's, null when nobody is assigned; `label` is the speaker's
 * name; `lineNumber` counts from 1.
 */
export type WaveRegion = {
  id: string;
  startMs: number;
  endMs: number;
  ordinal: number | null;
  label: string;
  lineNumber: number;
};

/** Lines in order of their start with what is needed to find those in a window without looking at all of them. */
export type RegionIndex = {
  regions: readonly WaveRegion[];
  /** Largest end of this and all earlier lines; never falls, so it can be searched by halves. */
  latestEnds: Float64Array;
};

/** Index over lines that are already sorted by start. */
export function createRegionIndex(regions: readonly WaveRegion[]): RegionIndex {
  const latestEnds = new Float64Array(regions.length);
  let latest = -Infinity;
  regions.forEach((region, at) => {
    latest = Math.max(latest, region.endMs);
    latestEnds[at] = latest;
  });
  return { regions, latestEnds };
}

/** First index whose predicate holds, where the predicate is false for a beginning and true for the rest. */
function firstIndex(length: number, holds: (at: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Lines that touch the window, as indices [from, to) of which `regionsInWindow` drops those ending earlier. */
export function windowBounds(index: RegionIndex, startMs: number, endMs: number): { from: number; to: number } {
  const { regions, latestEnds } = index;
  const from = firstIndex(regions.length, (at) => (latestEnds[at] ?? 0) > startMs);
  const to = firstIndex(regions.length, (at) => (regions[at]?.startMs ?? 0) >= endMs);
  return { from, to: Math.max(from, to) };
}

/** Lines that touch the window, in order of their start. */
export function regionsInWindow(index: RegionIndex, startMs: number, endMs: number): WaveRegion[] {
  const { from, to } = windowBounds(index, startMs, endMs);
  return index.regions.slice(from, to).filter((region) => region.endMs > startMs);
}

/** Whether a line begins before an earlier one ends; it is then drawn lower. */
export function overlapsEarlier(index: RegionIndex, at: number): boolean {
  const region = index.regions[at];
  return at > 0 && region !== undefined && (index.latestEnds[at - 1] ?? 0) > region.startMs;
}

/** The line that is on top at a time: of several the one that began last. Undefined in a pause. */
export function regionAt(index: RegionIndex, ms: number): WaveRegion | undefined {
  const { from, to } = windowBounds(index, ms, ms + 0.001);
  for (let at = to - 1; at >= from; at -= 1) {
    const region = index.regions[at];
    if (region && region.startMs <= ms && region.endMs > ms) return region;
  }
  return undefined;
}
