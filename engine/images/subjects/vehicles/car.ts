import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Car. */
export const car: Subject = {
  id: 'car',
  words: ['car', 'automobile', 'sports car', 'convertible', 'sedan', 'hatchback'],
  heightShare: 0.1,
  width: 220,
  domain: 'ground',
  draw: (brush, _random, wish) => drawCar(brush, wish.colour ?? '#c9483c'),
};

/** Draws a car that is about 90 high. */
export function drawCar(brush: Brush, colour: Colour): void {
  brush.polygon(smooth('-58,-52 -38,-92 28,-94 60,-54', 6), shade(colour, -0.05));
  brush.polygon('-46,-54 -32,-84 -6,-84 -6,-54', brush.palette.lit > 0.4 ? '#5b6a86' : '#bcd6dc');
  brush.polygon('0,-54 0,-84 24,-84 48,-54', brush.palette.lit > 0.4 ? '#5b6a86' : '#bcd6dc');
  brush.polygon(smooth('-104,-18 -102,-46 -60,-56 60,-56 98,-46 106,-18', 6), colour);
  brush.rectangle([-104, -26, 210, 10], shade(colour, -0.28));
  for (const x of [-62, 60]) {
    brush.ellipse([x, -18, 20, 20], '#24222a');
    brush.ellipse([x, -18, 9, 9], '#c9ced2');
  }
  brush.rectangle([92, -42, 12, 8], '#fff0c0');
  if (brush.palette.lit > 0.2) brush.glow([104, -38, 60], brush.palette.lamp, 0.8);
}
