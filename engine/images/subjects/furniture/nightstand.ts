import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A bedside table. */
export const nightstand: Subject = {
  id: 'nightstand',
  words: [
    'nightstand',
    'bedside table',
    'night stand',
    'night table',
    'side table',
    'chest of drawers',
    'dresser',
    'workbench',
  ],
  heightShare: 0.2,
  width: 90,
  domain: 'ground',
  isIndoors: true,
  room: { way: 'flat', y: 97, halfWidth: 38, height: 110 },
  topShare: 2.2,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#9a6a44';
    for (const x of [-40, 32]) brush.rectangle([x, -14, 8, 14], shade(colour, -0.4));
    brush.block([-44, -88, 88, 76], colour, 0.3).rounded([-50, -98, 100, 12], 3, shade(colour, 0.2));
    for (const y of [-80, -46])
      brush
        .rounded([-36, y, 72, 28], 3, shade(colour, -0.16))
        .rounded([-33, y + 3, 66, 22], 3, shade(colour, 0.08))
        .ellipse([0, y + 14, 4, 4], '#d9b04a');
  },
};
