import type { RegionIndex, WaveRegion } from './geometry/region-index.ts';
import { windowBounds } from './geometry/region-index.ts';
import { SPEAKER_COLOURS, type WavePalette } from './palette.ts';
import { columnAt, type PeakColumn, type PeakPyramid } from './peaks/peak-pyramid.ts';

/** What a waveform looks like now. */
export type WaveLook = {
  pyramid: PeakPyramid;
  palette: WavePalette;
  index: RegionIndex;
  selected: ReadonlySet<string>;
};

/** A canvas that shows `widthPx` of the `totalPx` wide recording from `leftPx` on. */
export type WaveStretch = { leftPx: number; widthPx: number; totalPx: number };

/** Share of half the height that the loudest sound takes, so that headers stay readable. */
const REACH = 0.8;
const PEAK_OPACITY = 0.32;
const PEAK_OPACITY_SELECTED = 0.6;

type Ink = { colour: string; rmsColour: string; peakOpacity: number; rmsOpacity: number };

function inkOf(region: WaveRegion | null, look: WaveLook): Ink {
  const { palette } = look;
  const isSelected = region !== null && look.selected.has(region.id);
  const peakOpacity = isSelected ? PEAK_OPACITY_SELECTED : PEAK_OPACITY;
  const rmsOpacity = isSelected ? 1 : palette.dim;
  if (region === null || region.ordinal === null) {
    return { colour: palette.wave, rmsColour: palette.waveRms, peakOpacity, rmsOpacity };
  }
  const colour = palette.speakers[region.ordinal % SPEAKER_COLOURS] ?? palette.wave;
  return { colour, rmsColour: colour, peakOpacity, rmsOpacity };
}

/** Quiet recordings are drawn taller, loud ones never over the edge. */
function gain(pyramid: PeakPyramid): number {
  return pyramid.loudest > 0 ? Math.min(8, 1 / pyramid.loudest) : 1;
}

/** Walks the columns of a canvas with the line that is on top at each; the regions are passed once, not searched. */
function* regionsByColumn(index: RegionIndex, timeAt: (column: number) => number, columns: number) {
  const { from, to } = windowBounds(index, timeAt(0), timeAt(columns));
  let next = from;
  let open: WaveRegion[] = [];
  for (let column = 0; column < columns; column += 1) {
    const ms = timeAt(column + 0.5);
    for (let region = index.regions[next]; next < to && region && region.startMs <= ms; region = index.regions[next]) {
      open.push(region);
      next += 1;
    }
    if (open.some((region) => region.endMs <= ms)) open = open.filter((region) => region.endMs > ms);
    yield open.at(-1) ?? null;
  }
}

function drawColumn(context: CanvasRenderingContext2D, at: { x: number; scale: number; ink: Ink }, column: PeakColumn) {
  const { x, scale, ink } = at;
  const middle = context.canvas.height / 2;
  const up = Math.max(column.max * scale, 0.5);
  const down = Math.max(-column.min * scale, 0.5);
  context.fillStyle = ink.colour;
  context.globalAlpha = ink.peakOpacity;
  context.fillRect(x, middle - up, 1, up + down);
  const loud = Math.min(column.rms * scale, (up + down) / 2);
  if (loud < 0.5) return;
  context.fillStyle = ink.rmsColour;
  context.globalAlpha = ink.rmsOpacity;
  context.fillRect(x, middle - loud, 1, loud * 2);
}

/** Paints one stretch of the lane: extent and loudness in the colour of whoever speaks. */
export function paintStretch(context: CanvasRenderingContext2D, stretch: WaveStretch, look: WaveLook): void {
  const { width, height } = context.canvas;
  const ratio = width / stretch.widthPx;
  const msPerPx = look.pyramid.durationMs / stretch.totalPx;
  const timeAt = (column: number) => (stretch.leftPx + column / ratio) * msPerPx;
  const scale = (height / 2) * REACH * gain(look.pyramid);
  context.clearRect(0, 0, width, height);
  let x = 0;
  let shown: WaveRegion | null | undefined;
  let ink = inkOf(null, look);
  for (const region of regionsByColumn(look.index, timeAt, width)) {
    if (region !== shown) ink = inkOf(region, look);
    shown = region;
    drawColumn(context, { x, scale, ink }, columnAt(look.pyramid, timeAt(x), timeAt(x + 1)));
    x += 1;
  }
  context.globalAlpha = 1;
}

/** Paints the whole recording in neutral colour with the strip of speakers under it. */
export function paintOverview(context: CanvasRenderingContext2D, look: WaveLook, stripPx: number): void {
  const { width, height } = context.canvas;
  const waveHeight = height - stripPx * 2;
  const timeAt = (column: number) => (column / width) * look.pyramid.durationMs;
  const scale = (waveHeight / 2) * gain(look.pyramid);
  context.clearRect(0, 0, width, height);
  context.fillStyle = look.palette.wave;
  for (let x = 0; x < width; x += 1) {
    const column = columnAt(look.pyramid, timeAt(x), timeAt(x + 1));
    const up = Math.max(column.max * scale, 0.5);
    const down = Math.max(-column.min * scale, 0.5);
    context.globalAlpha = 0.75;
    context.fillRect(x, waveHeight / 2 - up, 1, up + down);
  }
  context.globalAlpha = 1;
  let x = 0;
  for (const region of regionsByColumn(look.index, timeAt, width)) {
    context.fillStyle = region === null ? look.palette.line : inkOf(region, look).colour;
    context.fillRect(x, height - stripPx, 1, stripPx);
    x += 1;
  }
}
