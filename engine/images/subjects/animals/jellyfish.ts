import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Point } from '../../drawing/points.ts';
import type { Subject } from '../subject.ts';

/** A glowing jellyfish. */
export const jellyfish: Subject = {
  id: 'jellyfish',
  words: ['jellyfish', 'medusa'],
  heightShare: 0.28,
  width: 64,
  domain: 'sea',
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#e892c0', '#b69af0', '#f2b8a0']);
    brush.faded(0.65, () => {
      for (let arm = 0; arm < 9; arm++) {
        const isThin = arm % 3 !== 0;
        const path = Array.from({ length: 10 }, (_, index): Point => [
          -22 + arm * 5.5 + Math.sin(index * 0.9 + arm) * 3,
          -52 + index * (isThin ? 6.2 : 4.4),
        ]);
        brush.curve(path, shade(colour, isThin ? 0.1 : 0.3), isThin ? 0.9 : 2.6);
      }
    });
    const bell = smooth('-31,-50 -28,-78 0,-98 28,-78 31,-50', 8).concat(
      smooth('31,-50 22,-54 14,-49 6,-54 -4,-49 -14,-54 -22,-49 -31,-50', 3),
    );
    brush.faded(0.94, () => brush.polygon(bell, colour));
    brush.faded(0.5, () =>
      brush.polygon(smooth('-20,-58 -18,-76 0,-90 18,-76 20,-58 0,-64 -20,-58', 6), shade(colour, 0.4)),
    );
    brush.glow([0, -68, 62], colour, 0.4);
  },
};
