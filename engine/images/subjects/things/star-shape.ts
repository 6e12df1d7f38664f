import { shade } from '../../drawing/colour.ts';
import type { Point } from '../../drawing/points.ts';
import type { Subject } from '../subject.ts';

const POINTS = 10;

/** A star with five points, as on a flag or a badge. */
export const starShape: Subject = {
  id: 'star-shape',
  words: ['gold star', 'star shape', 'star ornament', 'five-pointed star', 'paper star', 'star decoration'],
  heightShare: 0.2,
  width: 104,
  domain: 'air',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f0be3c';
    const corner = (index: number, scale: number): Point => {
      const radius = (index % 2 ? 22 : 54) * scale;
      const angle = (index / POINTS) * Math.PI * 2;
      return [Math.sin(angle) * radius, -48 - Math.cos(angle) * radius];
    };
    const star = (scale: number) => Array.from({ length: POINTS }, (_, index) => corner(index, scale));
    brush.polygon(star(1), colour);
    for (let index = 0; index < POINTS; index += 2)
      brush.faded(0.5, () =>
        brush.polygon([[0, -48], corner(index, 1), corner(index + 1, 1)], shade(colour, index > 4 ? 0.3 : -0.16)),
      );
  },
};
