import { drawCrown } from '../rigs/foliage.ts';
import { leafColour } from '../rigs/foliage.ts';
import type { Subject } from '../subject.ts';

/** A house in a tree. */
export const treehouse: Subject = {
  id: 'treehouse',
  words: ['treehouse', 'tree house'],
  heightShare: 0.46,
  width: 84,
  domain: 'ground',
  draw(brush, random, wish) {
    drawCrown(brush, random, { at: [-22, -76, 24], colour: leafColour(brush, random), puffs: 9 });
    brush
      .limb('0,2,7 -2,-40,5.4 -14,-72,3', '#5e4336')
      .limb('0,-34,4 18,-60,3 26,-78,2', '#5e4336')
      .rectangle([-22, -50, 46, 4], '#7a5236');
    brush
      .block([-17, -72, 36, 23], wish.colour ?? '#a8764a', 0.3)
      .polygon('-22,-71 1,-88 24,-71', '#6a3f34')
      .window([4, -66, 8, 8], 4)
      .rectangle([-12, -66, 9, 17], '#5a3b2c')
      .line('-8,-48 -12,0', '#8a6a48', 1.2)
      .line('-2,-48 -6,0', '#8a6a48', 1.2);
    for (let rung = 0; rung < 7; rung++)
      brush.line(
        [
          [-8.6 - rung * 0.5, -42 + rung * 6],
          [-2.6 - rung * 0.5, -42 + rung * 6],
        ],
        '#8a6a48',
        1,
      );
    drawCrown(brush, random, { at: [22, -88, 17], colour: leafColour(brush, random), puffs: 8 });
  },
};
