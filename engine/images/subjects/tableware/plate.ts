import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A plate, seen a little from above. */
export const plate: Subject = {
  id: 'plate',
  words: ['plate', 'dinner plate', 'dish', 'platter', 'serving plate'],
  heightShare: 0.07,
  width: 380,
  domain: 'table',
  room: { way: 'flat', y: 46, halfWidth: 120, height: 260 },
  topShare: 1.2,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#eef0ee';
    brush
      .ellipse([0, -40, 186, 46], shade(colour, -0.2))
      .ellipse([0, -48, 186, 46], colour)
      .ellipse([0, -46, 132, 30], shade(colour, -0.1))
      .ellipse([0, -43, 126, 26], shade(colour, 0.12))
      .faded(0.5, () => brush.ellipse([brush.lightSide * 120, -62, 34, 7], shade(colour, 0.5), brush.lightSide * 0.2));
  },
};
