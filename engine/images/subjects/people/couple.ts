import { shade } from '../../drawing/colour.ts';
import { drawPerson } from '../rigs/person.ts';
import type { Subject } from '../subject.ts';

/** Two people close together. */
export const couple: Subject = {
  id: 'couple',
  words: ['couple', 'lovers', 'newlyweds'],
  heightShare: 0.24,
  width: 84,
  domain: 'ground',
  draw(brush, random, wish) {
    brush.placed({ x: -12 }, () => drawPerson(brush, random, { outfit: { hair: 'short' }, wish }));
    brush.placed({ x: 13, scale: 0.94, mirrored: true }, () =>
      drawPerson(brush, random, {
        outfit: { hair: 'long', skirt: 'dress' },
        wish: { ...wish, colour: wish.colour && shade(wish.colour, 0.16) },
      }),
    );
  },
};
