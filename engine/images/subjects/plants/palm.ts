import { shade } from '../../drawing/colour.ts';
import { spline } from '../../drawing/spline.ts';
import type { Point } from '../../drawing/points.ts';
import type { Subject } from '../subject.ts';

/** A coconut palm. */
export const palm: Subject = {
  id: 'palm',
  words: ['palm', 'palm tree', 'coconut palm', 'coconut tree'],
  heightShare: 0.44,
  width: 84,
  domain: 'ground',
  draw(brush, random, wish) {
    brush.limb('-4,2,3 4,-34,2.1 10,-72,1.6', '#80604a');
    for (let frond = 0; frond < 9; frond++) {
      const angle = -2.9 + frond * 0.345 + random.range(-0.08, 0.08);
      const length = random.range(27, 35);
      const [x, y] = [Math.cos(angle) * length, Math.sin(angle) * length];
      const rib = spline<Point>(
        [
          [10, -73],
          [10 + x * 0.55, -78 + y * 0.75],
          [10 + x, -61 + y * 0.55],
        ],
        8,
      );
      const swell = (index: number) => Math.sin((index / rib.length) * 3.1);
      const upper = rib.map(([px, py], index): Point => [px, py - swell(index) * 1.5]);
      const lower = rib.map(([px, py], index): Point => [
        px + (index % 2) * 0.6,
        py + swell(index) * (index % 2 ? 5.8 : 3.6),
      ]);
      brush.polygon([...upper, ...lower.reverse()], shade(wish.colour ?? '#4f7f4a', frond % 2 ? -0.16 : 0.08));
    }
    for (let nut = 0; nut < 3; nut++) brush.ellipse([8 + nut * 3, -70, 2.2, 2.4], '#7a5236');
  },
};
