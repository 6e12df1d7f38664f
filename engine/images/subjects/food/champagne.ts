import type { Subject } from '../subject.ts';

/** A glass of champagne. */
export const champagne: Subject = {
  id: 'champagne',
  words: ['champagne', 'champagne glass', 'glass of champagne', 'sparkling wine', 'prosecco'],
  heightShare: 0.26,
  width: 34,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#ecd07a';
    brush
      .line('0,-42 0,-4', '#dfe8ec', 2.4)
      .ellipse([0, -3, 14, 2.6], '#dfe8ec')
      .blob('-11,-98 11,-98 13,-70 6,-46 0,-41 -6,-46 -13,-70', '#e9f1f3')
      .blob('-10,-86 10,-86 11.6,-70 5,-48 0,-44 -5,-48 -11.6,-70', colour);
    for (const [x, y] of [
      [-3, -56],
      [3, -64],
      [-4, -74],
      [4, -80],
    ] as const)
      brush.ellipse([x, y, 1.3, 1.3], '#fffbe8');
  },
};
