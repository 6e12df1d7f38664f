import type { Canvas } from '../drawing/canvas.ts';

/** Strokes of "AI" in a box of 10 × 10. There are no fonts on every computer. */
const STROKES = [
  [
    [0, 10],
    [3, 0],
    [6, 10],
  ],
  [
    [1.2, 6.6],
    [4.8, 6.6],
  ],
  [
    [9, 0],
    [9, 10],
  ],
] as const;

/** Draws a badge with "AI" into the lower right corner. */
export function drawWatermark(canvas: Canvas): void {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  const size = Math.max(18, Math.min(width, height) * 0.034);
  const [x, y] = [width - size * 2.6, height - size * 2.2];
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = 'rgba(16,18,24,.62)';
  context.beginPath();
  context.roundRect(x, y, size * 2, size * 1.6, size * 0.4);
  context.fill();
  context.strokeStyle = 'rgba(255,255,255,.95)';
  context.lineWidth = size * 0.13;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const stroke of STROKES) {
    context.beginPath();
    for (const [px, py] of stroke) context.lineTo(x + size * (0.55 + px * 0.1), y + size * (0.3 + py * 0.1));
    context.stroke();
  }
}
