import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A starfish. */
export const starfish: Subject = {
  id: 'starfish',
  words: ['starfish', 'sea star'],
  heightShare: 0.1,
  width: 110,
  domain: 'sea',
  isOnSeabed: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e8824a';
    for (let arm = 0; arm < 5; arm++) {
      const angle = -1.57 + arm * 1.2566;
      brush.limb(
        [
          [0, -44, 16],
          [Math.cos(angle) * 26, -44 + Math.sin(angle) * 26, 10],
          [Math.cos(angle) * 48, -44 + Math.sin(angle) * 46, 3],
        ],
        colour,
      );
      for (let dot = 1; dot < 4; dot++)
        brush.ellipse([Math.cos(angle) * dot * 12, -44 + Math.sin(angle) * dot * 12, 2.4, 2.4], shade(colour, 0.36));
    }
  },
};
