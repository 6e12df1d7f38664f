import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: igloo. */
export const igloo: Subject = {
  id: 'igloo',
  words: ['igloo'],
  heightShare: 0.14,
  width: 170,
  domain: 'ground',
  draw(brush, _random, wish) {
    const ice = wish.colour ?? '#eef4fa';
    brush.blob('-80,0 -70,-55 0,-92 70,-55 80,0', ice);
    for (let r = 1; r < 5; r++)
      brush.curve(
        [
          [-78 + r * 6, -r * 18],
          [0, -r * 18 - 8],
          [78 - r * 6, -r * 18],
        ],
        wish.colour ? shade(ice, -0.25) : '#b7c9de',
        1,
      );
    brush.blob('-22,2 -22,-28 0,-44 22,-28 22,2', wish.colour ? shade(ice, -0.12) : '#cfdcec');
    brush.blob('-14,2 -14,-22 0,-33 14,-22 14,2', brush.palette.lit > 0.2 ? '#ffcf7a' : '#33445c');
  },
};
