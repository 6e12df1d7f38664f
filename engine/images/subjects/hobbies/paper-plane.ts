import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A paper plane. */
export const paperPlane: Subject = {
  id: 'paper-plane',
  words: ['paper plane', 'paper airplane', 'paper aeroplane', 'origami plane'],
  heightShare: 0.14,
  isLarge: true,
  width: 200,
  domain: 'air',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f4f1ea';
    brush
      .polygon('-92,-70 96,-58 -40,-40', shade(colour, -0.04))
      .polygon('-92,-70 96,-58 -60,-92', colour)
      .polygon('-40,-40 96,-58 -52,-8', shade(colour, -0.22))
      .polygon('-64,-60 96,-58 -52,-8', shade(colour, -0.12));
  },
};
