import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Sushi on a board: two rolls before three pieces with fish. */
export const sushi: Subject = {
  id: 'sushi',
  words: ['sushi', 'nigiri', 'maki', 'sashimi', 'sushi platter'],
  heightShare: 0.17,
  width: 250,
  domain: 'table',
  draw(brush, _random, wish) {
    brush.polygon('-112,-16 112,-16 122,-6 -122,-6', '#a8764a').rectangle([-122, -6, 244, 6], '#7a5236');
    for (const [index, x] of [-76, -12, 52].entries()) {
      const topping = wish.colour ? shade(wish.colour, index * 0.08) : ['#ee8a5f', '#c9454a', '#f0a070'][index]!;
      brush.rounded([x - 26, -58, 58, 32], 14, '#f4f0e6').blob(
        [
          [x - 34, -54],
          [x - 14, -80],
          [x + 18, -80],
          [x + 40, -52],
          [x + 34, -44],
          [x - 28, -46],
        ],
        topping,
      );
      for (const stripe of [-12, 4, 20])
        brush.line(
          [
            [x + stripe - 5, -50],
            [x + stripe + 2, -76],
          ],
          shade(topping, 0.45),
          2.4,
        );
    }
    for (const x of [-44, 20, 84]) {
      const seaweed = wish.colour ? shade(wish.colour, -0.3) : '#26382f';
      brush
        .rectangle([x - 22, -42, 44, 26], seaweed)
        .ellipse([x, -16, 22, 6], shade(seaweed, -0.1))
        .ellipse([x, -42, 22, 8], seaweed)
        .ellipse([x, -42, 18, 6], '#f6f2e8')
        .ellipse([x, -42, 8, 3], wish.colour ?? '#ee8a5f');
    }
  },
};
