import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A sofa with cushions. */
export const sofa: Subject = {
  id: 'sofa',
  words: ['sofa', 'couch', 'settee', 'loveseat'],
  heightShare: 0.2,
  width: 190,
  domain: 'ground',
  isIndoors: true,
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#4f7f86', '#b8644a', '#6a6f9a', '#7a8a5a']);
    brush
      .rounded([-84, -96, 168, 70], 14, shade(colour, -0.08))
      .rounded([-96, -66, 28, 58], 11, colour)
      .rounded([68, -66, 28, 58], 11, shade(colour, -0.14));
    for (const x of [-68, 1])
      brush.rounded([x, -50, 67, 26], 7, shade(colour, 0.12)).rounded([x + 4, -88, 60, 42], 9, shade(colour, 0.05));
    brush
      .rectangle([-70, -26, 140, 16], shade(colour, -0.2))
      .placed({ x: -46, y: -58, turn: 0.2 }, () => brush.rounded([-14, -14, 28, 26], 6, '#e5b24a'));
    for (const x of [-84, 78]) brush.rectangle([x, -9, 7, 9], '#4a3428');
  },
};
