import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';

/** Colours of plastered walls. */
export const WALLS = ['#e9dcc3', '#d98d66', '#e2b55f', '#b6584b', '#8fa7a8', '#f1ebdd', '#c9a3a0', '#9fb08a'] as const;
/** Colours of tiled roofs. */
export const ROOFS = ['#7d4037', '#54455c', '#8f5a3c', '#49596a', '#6b3d45'] as const;

/** A house with its gable in front and a long roof behind. */
export type House = {
  width: number;
  height: number;
  wall: Colour;
  roof: Colour;
  roofHeight?: number;
  hasSmoke?: boolean;
};

/** Draws a house about x = 0. */
export function drawHouse(
  brush: Brush,
  { width: w, height: h, wall, roof, roofHeight = h * 0.75, hasSmoke }: House,
): void {
  const litFront = brush.lightSide > 0;
  const top = -h - roofHeight;
  brush.rectangle([-w / 2, -h, w, h + 1], wall);
  brush.polygon(
    [
      [-w / 2, -h],
      [-w * 0.18, top],
      [w * 0.48, top],
      [w / 2, -h],
    ],
    roof,
  );
  const front = shade(wall, litFront ? -0.12 : 0.05);
  brush.polygon(
    [
      [-w / 2, -h],
      [-w * 0.18, top],
      [w * 0.14, -h],
    ],
    front,
  );
  brush.rectangle([-w / 2, -h, w * 0.64, h + 1], front);
  brush.rectangle([w * 0.14, -h, w * 0.36, h + 1], shade(wall, litFront ? 0.05 : -0.22));
  brush.line(
    [
      [-w / 2 - 2, -h + 1.5],
      [-w * 0.18, top],
      [w * 0.14 + 1, -h + 1.5],
    ],
    shade(roof, -0.25),
    2.2,
  );
  brush.line(
    [
      [-w * 0.18, top],
      [w * 0.48, top],
    ],
    shade(roof, 0.15),
    1.4,
  );
  brush.rectangle([w * 0.26, top - h * 0.22, w * 0.1, h * 0.42], shade('#8a5a4c', -0.1));
  brush.window([-w * 0.29, -h * 0.92, w * 0.2, h * 0.3], 2);
  brush.rectangle([-w * 0.195, -h * 0.92, w * 0.012, h * 0.3], shade(wall, -0.3));
  brush.rectangle([-w * 0.1, -h * 0.5, w * 0.16, h * 0.5 + 1], '#5a3b34');
  brush.window([-w * 0.4, -h * 0.5, w * 0.17, h * 0.26], 1.5);
  brush.window([w * 0.22, -h * 0.7, w * 0.16, h * 0.34], 2);
  if (hasSmoke) drawSmoke(brush, w * 0.31, top - h * 0.25);
}

/** Smoke that rises from a chimney. */
export function drawSmoke(brush: Brush, x: number, y: number): void {
  for (let puff = 0; puff < 7; puff++) {
    const place = [x + puff * puff * 0.7, y - puff * 5, 2 + puff * 1.3, 2 + puff] as const;
    brush.faded(0.35 - puff * 0.04, () => brush.ellipse(place, '#e9e2dc'));
  }
}
