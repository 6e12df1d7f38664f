import { shade } from '../../drawing/colour.ts';
import type { Point } from '../../drawing/points.ts';
import type { Subject } from '../subject.ts';

const RAYS = 12;

/** A sun with rays, as in an icon or on cloth. */
export const sunShape: Subject = {
  id: 'sun-shape',
  words: ['sun shape', 'smiling sun', 'sun ornament', 'paper sun'],
  heightShare: 0.24,
  width: 104,
  domain: 'air',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f2b632';
    for (let ray = 0; ray < RAYS; ray++) {
      const at = (angle: number, radius: number): Point => [Math.sin(angle) * radius, -50 - Math.cos(angle) * radius];
      const angle = (ray / RAYS) * Math.PI * 2;
      const length = ray % 2 ? 43 : 51;
      brush.polygon([at(angle - 0.15, 33), at(angle, length), at(angle + 0.15, 33)], shade(colour, -0.1));
    }
    brush
      .ellipse([0, -50, 29, 29], colour)
      .faded(0.5, () => brush.ellipse([brush.lightSide * 8, -58, 15, 14], shade(colour, 0.4)));
  },
};
