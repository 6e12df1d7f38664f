import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A sailing ship with a black flag. */
export const pirateShip: Subject = {
  id: 'pirate-ship',
  words: ['pirate ship', 'galleon', 'tall ship', 'sailing ship', 'caravel'],
  heightShare: 0.34,
  width: 130,
  domain: 'water',
  standsInWater: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#6a4632';
    for (const [x, top] of [
      [-30, -84],
      [4, -98],
      [36, -80],
    ] as const)
      brush.line(
        [
          [x, -18],
          [x, top],
        ],
        '#4a3428',
        2,
      );
    for (const [x, y, width, height] of [
      [-30, -78, 28, 26],
      [-30, -48, 34, 24],
      [4, -90, 32, 28],
      [4, -58, 40, 32],
      [36, -74, 26, 24],
      [36, -46, 30, 22],
    ] as const) {
      brush.polygon(
        smooth('-0.5,0 -0.42,0.5 -0.56,1 0,0.9 0.56,1 0.42,0.5 0.5,0', 5).map(
          ([u, v]) => [x + u * width, y + v * height] as const,
        ),
        wish.colour ? shade(wish.colour, 0.3) : '#efe3c8',
      );
      brush.line(
        [
          [x - width / 2, y],
          [x + width / 2, y],
        ],
        '#5a4030',
        1.4,
      );
    }
    brush.polygon('4,-98 24,-94 4,-89', '#23222a').ellipse([12, -94, 1.6, 1.8], '#f4f1ea');
    brush.polygon(
      smooth('-58,-34 -52,-20 0,-15 44,-18 64,-26', 5).concat(smooth('64,-26 52,2 -44,3 -54,-12 -58,-34', 5)),
      colour,
    );
    for (let board = 0; board < 3; board++)
      brush.curve(
        [
          [-54 + board * 3, -14 + board * 5],
          [0, -9 + board * 5],
          [56 - board * 2, -17 + board * 5],
        ],
        shade(colour, -0.26),
        1,
      );
    for (let port = 0; port < 6; port++) brush.rectangle([-38 + port * 14, -11, 5, 4], '#2a2026');
    brush.window([-54, -30, 6, 6], 3).line('58,-24 84,-40', '#4a3428', 2);
  },
};
