import type { Subject } from '../subject.ts';

/** A strawberry. */
export const strawberry: Subject = {
  id: 'strawberry',
  words: ['strawberry', 'berry'],
  heightShare: 0.15,
  width: 90,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d0303a';
    brush.blob('-36,-66 0,-74 36,-66 30,-30 0,0 -30,-30', colour);
    for (let seed = 0; seed < 16; seed++)
      brush.ellipse([-22 + (seed % 4) * 15 + (seed > 7 ? 4 : 0), -58 + Math.floor(seed / 4) * 13, 1.6, 2.4], '#f6d88a');
    for (let leaf = 0; leaf < 7; leaf++)
      brush.limb(
        [
          [0, -70, 4],
          [(leaf - 3) * 9, -80 + Math.abs(leaf - 3) * 3, 1],
        ],
        '#5f8a4a',
      );
  },
};
