import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A burning torch. */
export const torch: Subject = {
  id: 'torch',
  words: ['torch', 'flaming torch', 'burning torch', 'wooden torch', 'lit torch'],
  heightShare: 0.26,
  width: 36,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const flame = wish.colour ?? '#f08a2c';
    brush
      .polygon('-4,0 4,0 8,-56 -8,-56', '#7a5236')
      .polygon('-10,-54 10,-54 12,-66 -12,-66', '#55483e')
      .line('-9,-58 9,-58', '#8b929b', 2.4)
      .blob('-14,-64 -13,-78 -4,-90 0,-100 6,-88 14,-78 14,-64 0,-58', flame)
      .blob('-8,-63 -7,-74 0,-86 7,-74 8,-63 0,-60', shade(flame, 0.45))
      .blob('-4,-62 -3,-69 0,-76 3,-69 4,-62', '#fff3c4')
      .glow([0, -76, 74], '#ffb45c', 0.7);
  },
};
