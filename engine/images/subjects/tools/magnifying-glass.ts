import type { Subject } from '../subject.ts';

/** A magnifying glass. */
export const magnifyingGlass: Subject = {
  id: 'magnifying-glass',
  words: ['magnifying glass', 'magnifier', 'loupe'],
  heightShare: 0.22,
  width: 80,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c9a04a';
    brush
      .placed({ turn: 0.5, y: -2 }, () => brush.limb('0,-44,4.6 0,-20,5 0,-4,4.4', '#5a3a2c'))
      .faded(0.5, () => brush.ellipse([24, -66, 28, 28], '#d6ecf4'))
      .ring([24, -66, 28], colour, 6)
      .faded(0.8, () => brush.curve('6,-74 12,-86 26,-88', '#ffffff', 3));
  },
};
