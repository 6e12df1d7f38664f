import type { Brush } from '../../drawing/brush.ts';
import { shade } from '../../drawing/colour.ts';
import { drawGlass } from '../rigs/glass-shape.ts';
import type { Subject } from '../subject.ts';

/** A glass of juice with a straw; an empty one where something stands in it. */
export const glass: Subject = {
  id: 'glass',
  words: [
    'glass of juice',
    'juice',
    'lemonade',
    'glass of milk',
    'glass of water',
    'smoothie',
    'glass of lemonade',
    'drinking glass',
    'tumbler',
    'milkshake',
    'iced tea',
    'glass',
  ],
  heightShare: 0.26,
  width: 64,
  domain: 'table',
  room: { way: 'glass', y: 3, halfWidth: 21, height: 74 },
  draw(brush, _random, wish) {
    if (wish.isFilled) return drawEmpty(brush);
    const colour = wish.colour ?? '#f0a83a';
    brush
      .polygon('-28,-92 28,-92 22,-2 -22,-2', '#dfeaf0')
      .polygon('-25,-74 25,-74 20,-6 -20,-6', colour)
      .ellipse([0, -74, 25, 5], shade(colour, 0.3))
      .line('4,-50 22,-112', '#d8574a', 5)
      .polygon('-20,-70 -13,-70 -11,-10 -16,-10', shade(colour, 0.5));
  },
};

function drawEmpty(brush: Brush): void {
  drawGlass(brush, '-28,-92 28,-92 22,-1 -22,-1', ['-20,-80 -17,-46 -15,-18']);
  brush
    .faded(0.5, () => brush.polygon('-23,-12 23,-12 22,-1 -22,-1', '#cfe4ea'))
    .faded(0.8, () => brush.ellipse([0, -92, 28, 3.4], '#e6f2f6'));
}
