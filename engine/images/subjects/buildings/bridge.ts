import type { Brush } from '../../drawing/brush.ts';
import { between, shade, type Colour } from '../../drawing/colour.ts';
import type { Point } from '../../drawing/points.ts';
import type { Subject } from '../subject.ts';

/** A suspension bridge with two towers. */
export const bridge: Subject = {
  id: 'bridge',
  words: ['bridge'],
  heightShare: 0.24,
  width: 520,
  domain: 'span',
  standsInWater: true,
  draw(brush, _random, wish) {
    const steel = wish.colour ?? '#cf5a3f';
    for (const x of [-120, 120]) {
      brush.block([x - 6, -96, 4.5, 104], steel).block([x + 2, -96, 4.5, 104], steel);
      for (const y of [-90, -66, -44]) brush.rectangle([x - 6, y, 12, 3.5], shade(steel, -0.1));
      brush.rectangle([x - 10, -2, 20, 12], '#64616a');
    }
    drawCable(brush, steel, [-120, 120, (t) => 1 - (2 * t - 1) ** 2]);
    drawCable(brush, steel, [-260, -120, (t) => 1 - t * t]);
    drawCable(brush, steel, [120, 260, (t) => 1 - (1 - t) ** 2]);
    brush.rectangle([-270, -24, 540, 5], shade(steel, -0.16)).rectangle([-270, -19, 540, 2], shade(steel, -0.35));
    if (brush.palette.lit <= 0.4) return;
    for (let x = -250; x < 260; x += 22) {
      brush.shining([x, -25, 0.9, 0.9], brush.palette.lamp);
      brush.glow([x, -25, 8], brush.palette.lamp, 0.5);
    }
  },
};

/** `hang` says how far the cable hangs down at a share of its way, 0 to 1. */
function drawCable(
  brush: Brush,
  steel: Colour,
  [from, to, hang]: readonly [number, number, (share: number) => number],
): void {
  const cable = Array.from({ length: 25 }, (_, index): Point => [
    between(from, to, index / 24),
    -94 + 69 * hang(index / 24),
  ]);
  brush.line(cable, shade(steel, -0.1), 1.6);
  for (const [x, y] of cable)
    brush.line(
      [
        [x, y],
        [x, -22],
      ],
      steel,
      0.5,
    );
}
