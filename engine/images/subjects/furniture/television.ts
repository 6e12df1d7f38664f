import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A television on a stand. */
export const television: Subject = {
  id: 'television',
  words: ['television', 'tv', 'screen'],
  heightShare: 0.24,
  width: 120,
  domain: 'ground',
  isIndoors: true,
  draw(brush, _random, wish) {
    brush
      .rounded([-56, -96, 112, 66], 4, '#23232b')
      .rectangle([-51, -91, 102, 56], wish.colour ?? '#3f7fa0')
      .polygon('-51,-91 20,-91 -20,-35 -51,-35', wish.colour ? shade(wish.colour, 0.25) : '#5f9fc0')
      .rectangle([-4, -30, 8, 12], '#3a3a42')
      .rectangle([-26, -19, 52, 5], '#3a3a42')
      .block([-48, -14, 96, 14], wish.colour ? shade(wish.colour, -0.3) : '#7a5a42')
      .glow([0, -62, 70], '#8fc8f0', 0.35);
  },
};
