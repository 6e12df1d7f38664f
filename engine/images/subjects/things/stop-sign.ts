import type { Subject } from '../subject.ts';

/** A stop sign. */
export const stopSign: Subject = {
  id: 'stop-sign',
  words: ['stop sign', 'road sign', 'traffic sign', 'warning sign'],
  heightShare: 0.3,
  width: 44,
  domain: 'ground',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c8322f';
    brush
      .rectangle([-2, -70, 4, 70], '#9aa2aa')
      .polygon('-9,-99 9,-99 21,-87 21,-69 9,-57 -9,-57 -21,-69 -21,-87', '#f6f4ee')
      .polygon('-8,-97 8,-97 19,-86 19,-70 8,-59 -8,-59 -19,-70 -19,-86', colour)
      .rectangle([-13, -81, 26, 6], '#f6f4ee');
  },
};
