import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Submarine. */
export const submarine: Subject = {
  id: 'submarine',
  words: ['submarine', 'bathyscaphe'],
  heightShare: 0.14,
  width: 240,
  domain: 'sea',
  draw(brush, random, wish) {
    const colour = wish.colour || '#e3b040';
    brush.limb('-104,-44,8 -60,-44,30 50,-44,34 90,-44,24', colour);
    brush.rectangle([-10, -98, 40, 26], shade(colour, -0.08));
    brush.line('16,-98 16,-114 28,-114', shade(colour, -0.2), 5);
    for (const x of [-30, 14, 58]) {
      brush.ellipse([x, -46, 13, 13], '#8a6a30');
      brush.ellipse([x, -46, 9.5, 9.5], '#bff2ea');
      brush.glow([x, -46, 34], '#d8fff0', 0.4);
    }
    brush.polygon('-104,-44 -124,-70 -118,-44 -124,-18', shade(colour, -0.3));
  },
};
