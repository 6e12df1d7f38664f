import type { Subject } from '../subject.ts';
import { drawCar } from './car.ts';

/** A taxi: a car with a sign on its roof. */
export const taxi: Subject = {
  id: 'taxi',
  words: ['taxi', 'cab', 'taxi cab', 'taxicab', 'yellow cab'],
  heightShare: 0.11,
  width: 200,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f2be2e';
    brush.placed({ scale: 0.9 }, () => drawCar(brush, colour));
    brush
      .rounded([-18, -98, 30, 13], 3, '#fbf7ea')
      .rectangle([-14, -93, 22, 3], '#2a2026')
      .rectangle([-20, -86, 34, 3], '#2a2026');
    for (let square = 0; square < 18; square++)
      brush.rectangle([-82 + square * 9, square % 2 ? -39 : -35, 9, 4], '#23222a');
    if (brush.palette.lit > 0.2) brush.glow([-3, -92, 40], '#ffe9a0', 0.7);
  },
};
