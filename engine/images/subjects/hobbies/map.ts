import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** An old map. */
export const map: Subject = {
  id: 'map',
  words: ['map', 'treasure map', 'old map', 'world map', 'road map'],
  heightShare: 0.14,
  width: 170,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e3c992';
    brush
      .polygon('-84,-6 -72,-92 -26,-98 -22,-12', colour)
      .polygon('-22,-12 -26,-98 26,-90 30,-2', shade(colour, -0.12))
      .polygon('30,-2 26,-90 70,-96 86,-10', shade(colour, 0.06))
      .faded(0.6, () =>
        brush
          .blob('-66,-70 -44,-82 -34,-60 -46,-40 -62,-46', '#8fae7a')
          .blob('-8,-66 14,-72 18,-44 -4,-36', '#8fae7a')
          .blob('44,-80 62,-78 66,-50 48,-44', '#8fae7a'),
      )
      .curve('-60,-26 -40,-34 -20,-26 4,-24 24,-34 46,-30', '#a8473f', 2.4)
      .line('44,-36 56,-24', '#c8322f', 4)
      .line('56,-36 44,-24', '#c8322f', 4);
  },
};
