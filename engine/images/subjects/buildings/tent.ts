import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: tent, camp. */
export const tent: Subject = {
  id: 'tent',
  words: ['tent', 'camp'],
  heightShare: 0.15,
  width: 150,
  domain: 'ground',
  draw(brush, random, wish) {
    const colour = wish.colour || '#e0913f';
    const side = brush.lightSide;
    brush.polygon('-70,0 -14,-92 70,-4 10,2', colour);
    brush.polygon('-70,0 -14,-92 10,2', shade(colour, side > 0 ? -0.2 : 0.08));
    if (brush.palette.lit > 0.2) {
      const gradient = brush.context.createLinearGradient(0, -78, 0, 0);
      gradient.addColorStop(0, '#f0a850');
      gradient.addColorStop(1, '#ffeeb4');
      brush.context.fillStyle = gradient;
      brush.context.beginPath();
      brush.context.moveTo(-34, 1);
      brush.context.lineTo(-14, -78);
      brush.context.lineTo(0, 1.6);
      brush.context.fill();
    } else brush.polygon('-34,1 -14,-78 0,1.6', '#5a3b34');
    brush.polygon('-16,1 -14,-78 0,1.6', shade(colour, -0.3));
    brush.line('-14,-92 -14,-98', '#5a4238', 1.6);
    brush.line('70,-4 90,4', '#d9cbb2', 0.8);
    brush.line('-70,0 -88,6', '#d9cbb2', 0.8);
    if (brush.palette.lit > 0.2) brush.glow([-16, -28, 90], brush.palette.lamp, 0.55);
  },
};
