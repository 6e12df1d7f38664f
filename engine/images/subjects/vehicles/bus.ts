import { shade } from '../../drawing/colour.ts';
import { drawWheel } from '../rigs/wheel.ts';
import type { Subject } from '../subject.ts';

/** A city bus. */
export const bus: Subject = {
  id: 'bus',
  words: ['bus', 'coach', 'minibus', 'school bus'],
  heightShare: 0.17,
  width: 230,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d9503f';
    const glass = brush.palette.lit > 0.4 ? '#5b6a86' : '#bcd6dc';
    brush
      .rounded([-108, -88, 216, 74], 8, colour)
      .rectangle([-108, -34, 216, 7], shade(colour, -0.24))
      .rectangle([-104, -90, 208, 4], shade(colour, 0.25));
    for (let pane = 0; pane < 6; pane++) brush.rectangle([-98 + pane * 29, -78, 24, 30], glass);
    brush.rectangle([80, -80, 26, 40], glass).rectangle([76, -80, 3, 62], shade(colour, -0.3));
    drawWheel(brush, -66, 16);
    drawWheel(brush, 62, 16);
    brush.rectangle([102, -32, 7, 8], '#fff0c0').rectangle([-109, -32, 5, 8], '#b8302f');
    if (brush.palette.lit > 0.2) brush.glow([108, -28, 46], brush.palette.lamp, 0.8);
  },
};
