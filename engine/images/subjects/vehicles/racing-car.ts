import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A racing car. */
export const racingCar: Subject = {
  id: 'racing-car',
  words: ['racing car', 'race car', 'formula 1 car', 'f1 car', 'formula one car'],
  heightShare: 0.11,
  width: 300,
  domain: 'ground',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d0322f';
    brush
      .polygon('-128,-96 -92,-96 -88,-50 -128,-50', shade(colour, -0.3))
      .polygon('-110,-30 -96,-62 -30,-70 10,-62 70,-40 138,-26 140,-12 -112,-12', colour)
      .polygon('-28,-68 -10,-96 14,-62', '#2b2d36')
      .ellipse([-2, -72, 12, 14], '#f4f3ee')
      .rectangle([110, -14, 38, 7], shade(colour, -0.3))
      .ellipse([-56, -38, 16, 12], '#f4f3ee');
    for (const [x, radius] of [
      [-84, 31],
      [92, 27],
    ] as const)
      brush
        .ellipse([x, -radius, radius, radius], '#23252e')
        .ellipse([x, -radius, radius * 0.45, radius * 0.45], '#b9c1c8');
  },
};
