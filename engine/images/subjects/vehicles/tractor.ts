import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A farm tractor. */
export const tractor: Subject = {
  id: 'tractor',
  words: ['tractor'],
  heightShare: 0.2,
  width: 130,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#4f8f4a';
    const rim = wish.colour ? '#d8d6d0' : '#e0b23c';
    brush
      .rectangle([0, -60, 60, 30], colour)
      .rectangle([0, -60, 60, 8], shade(colour, 0.2))
      .rectangle([46, -86, 4, 28], '#3a3438');
    brush
      .line('-40,-36 -36,-98 2,-98 6,-56', shade(colour, -0.2), 4)
      .rectangle([-40, -100, 46, 5], colour)
      .polygon('-33,-58 -31,-92 0,-92 2,-58', brush.palette.lit > 0.4 ? '#5b6a86' : '#cfe2e4');
    brush.polygon('-44,-30 -44,-58 6,-58 14,-30', colour);
    brush.ellipse([-28, -34, 34, 34], '#24222a').ellipse([-28, -34, 19, 19], rim).ellipse([-28, -34, 6, 6], '#6a5a34');
    brush.ellipse([46, -20, 20, 20], '#24222a').ellipse([46, -20, 10, 10], rim).rectangle([56, -52, 6, 8], '#fff0c0');
  },
};
