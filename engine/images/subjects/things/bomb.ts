import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A round bomb with a fuse. */
export const bomb: Subject = {
  id: 'bomb',
  words: ['bomb', 'dynamite', 'grenade'],
  heightShare: 0.18,
  width: 86,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#2f323c';
    brush
      .ellipse([-4, -38, 38, 38], colour)
      .rounded([8, -80, 18, 14], 3, shade(colour, 0.2))
      .curve('18,-80 26,-92 38,-92', '#b98a54', 3)
      .glow([39, -92, 16], '#ffd060', 0.9)
      .ellipse([39, -92, 4, 4], '#ffd060')
      .faded(0.5, () => brush.ellipse([-18, -54, 9, 7], '#ffffff'));
  },
};
