/** How a recording is laid out on the screen: its whole length is `totalPx` wide and `scrollPx` of it lie left of the view. */
export type TimeScale = {
  durationMs: number;
  viewPx: number;
  totalPx: number;
  scrollPx: number;
};

/** Chromium lays out at most 33,554,431 px; wider content would be cut off silently. */
const MAX_TOTAL_PX = 30_000_000;
const MAX_PX_PER_SECOND = 800;

/** Zoom of a recording that was just opened, px for each second: about what the eye needs to tell words apart. */
export const DEFAULT_PX_PER_SECOND = 24;

/** Position of a time in px from the start of the recording. */
export function pxOfMs(scale: TimeScale, ms: number): number {
  return scale.durationMs > 0 ? (ms / scale.durationMs) * scale.totalPx : 0;
}

/** Time at a position in px from the left edge of the view, kept inside the recording. */
export function msAtViewPx(scale: TimeScale, viewPx: number): number {
  if (scale.totalPx <= 0) return 0;
  const ms = ((viewPx + scale.scrollPx) / scale.totalPx) * scale.durationMs;
  return Math.min(Math.max(ms, 0), scale.durationMs);
}

/** Length of `px` in milliseconds at this zoom. */
export function msOfPx(scale: TimeScale, px: number): number {
  return scale.totalPx > 0 ? (px / scale.totalPx) * scale.durationMs : 0;
}

/** The part of the recording that is in view, ms. */
export function visibleRange(scale: TimeScale): { startMs: number; endMs: number } {
  return { startMs: msAtViewPx(scale, 0), endMs: msAtViewPx(scale, scale.viewPx) };
}

/** Px for each second at this scale. */
export function pxPerSecond(scale: TimeScale): number {
  return scale.durationMs > 0 ? (scale.totalPx / scale.durationMs) * 1000 : 0;
}

/** Smallest and largest useful zoom: the whole recording in the view, and single words. */
export function zoomLimits(durationMs: number, viewPx: number): { min: number; max: number } {
  const seconds = Math.max(durationMs / 1000, 0.001);
  const min = viewPx / seconds;
  return { min, max: Math.max(min, Math.min(MAX_PX_PER_SECOND, MAX_TOTAL_PX / seconds)) };
}

/** Scale with another zoom whose time under `anchorViewPx` stays where it is. */
export function zoomAround(scale: TimeScale, wantedPxPerSecond: number, anchorViewPx: number): TimeScale {
  const { min, max } = zoomLimits(scale.durationMs, scale.viewPx);
  const zoom = Math.min(Math.max(wantedPxPerSecond, min), max);
  const totalPx = Math.max(scale.viewPx, Math.ceil((scale.durationMs / 1000) * zoom));
  const anchorShare = scale.totalPx > 0 ? (anchorViewPx + scale.scrollPx) / scale.totalPx : 0;
  return scrollTo({ ...scale, totalPx }, anchorShare * totalPx - anchorViewPx);
}

/** Scale scrolled to `scrollPx`, kept inside the recording. */
export function scrollTo(scale: TimeScale, scrollPx: number): TimeScale {
  const furthest = Math.max(0, scale.totalPx - scale.viewPx);
  return { ...scale, scrollPx: Math.round(Math.min(Math.max(scrollPx, 0), furthest)) };
}

/** Zoom as a slider position between 0 (everything in view) and 1; equal steps look equal because the slider is logarithmic. */
export function sliderOfZoom(zoom: number, limits: { min: number; max: number }): number {
  if (limits.max <= limits.min) return 0;
  const position = Math.log(zoom / limits.min) / Math.log(limits.max / limits.min);
  return Math.min(Math.max(position, 0), 1);
}

/** Zoom at a slider position between 0 and 1. */
export function zoomOfSlider(position: number, limits: { min: number; max: number }): number {
  return limits.min * (limits.max / limits.min) ** position;
}

/** Distance between ruler labels and between the ticks under them, ms; from the closest zoom to the furthest. */
const RULER_STEPS: readonly (readonly [labelMs: number, tickMs: number])[] = [
  [500, 100],
  [1000, 200],
  [2000, 500],
  [5000, 1000],
  [10_000, 2000],
  [15_000, 5000],
  [30_000, 10_000],
  [60_000, 10_000],
  [120_000, 30_000],
  [300_000, 60_000],
  [600_000, 120_000],
  [1_800_000, 300_000],
  [3_600_000, 600_000],
  [7_200_000, 1_800_000],
];
const MIN_LABEL_DISTANCE_PX = 70;

/** Distance of ruler labels and of the ticks between them, so that labels do not run into each other. */
export function rulerSteps(zoomPxPerSecond: number): { labelMs: number; tickMs: number } {
  const fits = RULER_STEPS.find(([labelMs]) => (labelMs / 1000) * zoomPxPerSecond >= MIN_LABEL_DISTANCE_PX);
  const [labelMs, tickMs] = fits ?? [7_200_000, 1_800_000];
  return { labelMs, tickMs };
}

/**
 * Where the view must scroll so that the playhead is seen: by whole pages, never by endless scrolling. Null while it is
 * in view already.
 */
export function pageFollowing(scale: TimeScale, playheadMs: number): number | null {
  const x = pxOfMs(scale, playheadMs) - scale.scrollPx;
  if (x >= 0 && x <= scale.viewPx - 8) return null;
  return scrollTo(scale, pxOfMs(scale, playheadMs) - scale.viewPx * 0.08).scrollPx;
}
