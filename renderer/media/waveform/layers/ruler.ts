import { pxOfMs, pxPerSecond, rulerSteps, type TimeScale, visibleRange } from '../geometry/time-scale.ts';
import type { WavePalette } from '../palette.ts';

const TICK_PX = 4;
const LONG_TICK_PX = 7;

function label(ms: number, labelMs: number): string {
  const seconds = Math.floor(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (value: number) => String(value).padStart(2, '0');
  const short = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return labelMs < 1000 ? `${short}.${Math.round((ms % 1000) / 100)}` : short;
}

/** Paints times and ticks for the view. The canvas is as wide as the view. */
export function paintRuler(canvas: HTMLCanvasElement, scale: TimeScale, palette: WavePalette): void {
  const context = fitCanvas(canvas);
  if (!context) return;
  const height = canvas.clientHeight;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  // Larger labels need more room between them.
  const { labelMs, tickMs } = rulerSteps((pxPerSecond(scale) * 16) / rem);
  const { startMs, endMs } = visibleRange(scale);
  context.clearRect(0, 0, canvas.clientWidth, height);
  context.font = `${rem * 0.6875}px ${getComputedStyle(canvas).fontFamily}`;
  context.textBaseline = 'top';
  for (let at = Math.floor(startMs / tickMs) - 1; at * tickMs <= endMs; at += 1) {
    const ms = at * tickMs;
    if (ms < 0) continue;
    const x = Math.round(pxOfMs(scale, ms) - scale.scrollPx) + 0.5;
    const isLabelled = Math.round(ms) % labelMs === 0;
    context.fillStyle = palette.line;
    context.fillRect(x - 0.5, height - (isLabelled ? LONG_TICK_PX : TICK_PX), 1, isLabelled ? LONG_TICK_PX : TICK_PX);
    if (!isLabelled) continue;
    context.fillStyle = palette.quietText;
    context.fillText(label(ms, labelMs), x + 4, 1);
  }
}

/** Gives a canvas the resolution of the screen; drawing is then in CSS pixels. */
export function fitCanvas(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const ratio = window.devicePixelRatio || 1;
  const width = Math.round(canvas.clientWidth * ratio);
  const height = Math.round(canvas.clientHeight * ratio);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d');
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
}
