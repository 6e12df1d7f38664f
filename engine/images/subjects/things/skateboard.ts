import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A skateboard on its wheels. */
export const skateboard: Subject = {
  id: 'skateboard',
  words: ['skateboard'],
  heightShare: 0.07,
  width: 400,
  domain: 'ground',
  draw(brush, _random, wish) {
    const deck = wish.colour ?? '#c9503c';
    for (const x of [-110, 110]) {
      brush.rectangle([x - 20, -52, 40, 18], '#8b919c');
      for (const wheel of [-22, 22])
        brush.ellipse([x + wheel, -22, 22, 22], '#efe6d2').ellipse([x + wheel, -22, 8, 8], '#4a4f58');
    }
    brush.limb('-196,-92,9 -150,-62,11 0,-60,11 150,-62,11 196,-92,9', shade(deck, 0.05));
    brush.line(
      [
        [-150, -72],
        [150, -72],
      ],
      '#2c2c34',
      6,
    );
  },
};
