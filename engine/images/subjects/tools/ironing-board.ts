import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A board to iron on. */
export const ironingBoard: Subject = {
  id: 'ironing-board',
  words: ['ironing board'],
  heightShare: 0.32,
  isLarge: true,
  width: 150,
  domain: 'ground',
  isIndoors: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#8fb0c8';
    brush
      .line('-34,-70 40,0', '#aeb7c0', 4)
      .line('34,-70 -40,0', '#c3cad2', 4)
      .line('-48,0 -30,0', '#5a616a', 4)
      .line('30,0 50,0', '#5a616a', 4)
      .polygon(smooth('-74,-84 -60,-90 40,-90 76,-80 40,-71 -60,-71 -74,-76', 5), colour)
      .polygon(smooth('-74,-79 -60,-72 40,-71 76,-79 40,-64 -60,-66', 5), shade(colour, -0.3));
  },
};
