import { shade } from '../../drawing/colour.ts';
import { drawPerson } from '../rigs/person.ts';
import type { Subject } from '../subject.ts';

/** Two parents with two children. */
export const family: Subject = {
  id: 'family',
  words: ['family', 'parents'],
  heightShare: 0.24,
  width: 150,
  domain: 'ground',
  isMany: true,
  draw(brush, random, wish) {
    const { pose, colour } = wish;
    const others = { pose, colour: colour && shade(colour, 0.16) };
    brush.placed({ x: -50 }, () => drawPerson(brush, random, { outfit: { hair: 'short' }, wish }));
    brush.placed({ x: 46, scale: 0.95, mirrored: true }, () =>
      drawPerson(brush, random, { outfit: { hair: 'long', skirt: 'dress' }, wish: others }),
    );
    brush.placed({ x: -14, scale: 0.62 }, () =>
      drawPerson(brush, random, { outfit: { hair: 'short', coat: ['#e0a23c', '#4f97a8'] }, wish: others }),
    );
    brush.placed({ x: 16, scale: 0.54, mirrored: true }, () =>
      drawPerson(brush, random, { outfit: { hair: 'long', coat: ['#c9483c', '#7b5ea7'] }, wish: others }),
    );
  },
};
