import { css, mix } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import type { Random } from '../../drawing/random.ts';
import { spline } from '../../drawing/spline.ts';
import type { Point } from '../../drawing/points.ts';
import { type Stage } from '../stage.ts';
import type { Range, Peak } from './range.ts';

/** Smoke and fire above a volcano. */
export function drawEruption(
  context: Context,
  stage: Stage,
  { range, peak, random }: { range: Range; peak: Peak; random: Random },
): void {
  const top = range.baseY - peak.height;
  const glow = context.createRadialGradient(peak.x, top, 0, peak.x, top, peak.width * 0.5);
  glow.addColorStop(0, 'rgba(255,150,60,.85)');
  glow.addColorStop(1, 'rgba(255,90,30,0)');
  context.fillStyle = glow;
  context.fillRect(peak.x - peak.width, top - peak.height * 0.6, peak.width * 2, peak.height * 1.4);
  for (let stream = 0; stream < 4; stream++) {
    const out = stream - 1.5;
    const path = spline<Point>(
      [
        [peak.x + out * peak.width * 0.045, top],
        [peak.x + out * peak.width * 0.1 + random.spread() * 8 * stage.pixel, top + peak.height * 0.25],
        [
          peak.x + out * peak.width * 0.17 + random.spread() * 20 * stage.pixel,
          top + peak.height * random.range(0.4, 0.7),
        ],
      ],
      8,
    );
    context.strokeStyle = css(stream % 2 ? '#ff8a3c' : '#ffd070', 0.9);
    context.lineWidth = 5 * stage.pixel;
    context.beginPath();
    for (const [x, y] of path) context.lineTo(x, y);
    context.stroke();
  }
  context.fillStyle = css(mix(stage.atmosphere.palette.sky[1]!, '#4a3a40', 0.55), 0.28);
  for (let puff = 0; puff < 15; puff++) {
    context.beginPath();
    context.arc(
      peak.x + (puff * 13 + random.spread() * 16) * stage.pixel,
      top - puff * 17 * stage.pixel,
      (16 + puff * 5) * stage.pixel,
      0,
      7,
    );
    context.fill();
  }
}
