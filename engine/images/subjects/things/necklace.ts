import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A necklace with a pendant. */
export const necklace: Subject = {
  id: 'necklace',
  words: ['necklace', 'pendant', 'pearl necklace', 'amulet', 'pearls', 'beads'],
  heightShare: 0.18,
  width: 92,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#dfb24a';
    brush.curve('-40,-96 -38,-56 0,-22 38,-56 40,-96', colour, 2.6);
    for (let bead = 0; bead < 9; bead++) {
      const t = bead / 8;
      const x = -38 + t * 76;
      brush.ellipse([x, -92 + Math.sin(t * Math.PI) * 66, 4.2, 4.2], '#f4efe4');
    }
    brush.polygon('0,-24 9,-12 0,0 -9,-12', shade(colour, 0.1)).polygon('0,-24 9,-12 0,-12', '#c8413a');
  },
};
