import { type RegionIndex, regionsInWindow, type WaveRegion } from './region-index.ts';

/** Which end of a line. */
export type RegionEdge = 'start' | 'end';
/** What lies under the pointer. */
export type WaveHit = { kind: 'edge'; id: string; edge: RegionEdge } | { kind: 'body'; id: string } | { kind: 'empty' };

/** Px on either side of an edge in which it can be taken hold of. */
const GRAB_PX = 6;
/** The same for an edge at the very start, of which nothing lies outside and where the edge of the column begins. */
const GRAB_AT_START_PX = 14;

/** Distance from an edge within which it is grabbed: narrow lines keep a third of their width for their body. */
function grabMs(region: WaveRegion, msPerPx: number): number {
  return Math.min(GRAB_PX * msPerPx, (region.endMs - region.startMs) / 3);
}

const grabAtStartMs = (region: WaveRegion, msPerPx: number): number =>
  Math.min(GRAB_AT_START_PX * msPerPx, (region.endMs - region.startMs) / 3);

function edgeUnder(region: WaveRegion, ms: number, msPerPx: number): { edge: RegionEdge; distance: number } | null {
  const inside = grabMs(region, msPerPx);
  const insideStart = region.startMs < GRAB_PX * msPerPx ? grabAtStartMs(region, msPerPx) : inside;
  const outside = (GRAB_PX / 2) * msPerPx;
  const fromStart = ms - region.startMs;
  const fromEnd = ms - region.endMs;
  if (fromStart >= -outside && fromStart <= insideStart) return { edge: 'start', distance: Math.abs(fromStart) };
  if (fromEnd >= -inside && fromEnd <= outside) return { edge: 'end', distance: Math.abs(fromEnd) };
  return null;
}

/**
 * What lies under a time on the lane. Edges of selected lines come first, then the closest edge, then the line on top
 * (of overlapping ones the later).
 */
export function hitTest(
  index: RegionIndex,
  ms: number,
  view: { msPerPx: number; selected: ReadonlySet<string> },
): WaveHit {
  const reach = GRAB_PX * view.msPerPx;
  const near = regionsInWindow(index, ms - reach, ms + reach);
  let best: { id: string; edge: RegionEdge; distance: number } | null = null;
  for (const region of near) {
    const found = edgeUnder(region, ms, view.msPerPx);
    if (!found) continue;
    const distance = view.selected.has(region.id) ? found.distance - reach * 2 : found.distance;
    if (best === null || distance < best.distance) best = { id: region.id, edge: found.edge, distance };
  }
  if (best) return { kind: 'edge', id: best.id, edge: best.edge };
  const body = near.findLast((region) => region.startMs <= ms && region.endMs > ms);
  return body ? { kind: 'body', id: body.id } : { kind: 'empty' };
}
