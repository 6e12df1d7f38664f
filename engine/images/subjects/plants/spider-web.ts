import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A spider’s web. */
export const spiderWeb: Subject = {
  id: 'spider-web',
  words: ['spider web', 'spiderweb', 'cobweb', 'spider’s web', 'web'],
  heightShare: 0.36,
  width: 100,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#eef3f6';
    brush
      .limb('-56,0,5 -52,-50,4 -44,-104,2.4', '#6a4a38')
      .limb('-54,-84,3.4 0,-104,2.6 58,-98,1.4', '#5a3e30')
      .limb('-54,-10,3 0,0,2.4 56,-6,1.4', '#6a4a38');
    for (const [x, y, tone] of [
      [30, -108, 0],
      [52, -92, -0.2],
      [-30, -108, -0.1],
      [44, -14, 0.1],
    ] as const)
      brush.blob(
        [
          [x - 9, y],
          [x, y - 7],
          [x + 11, y - 1],
          [x, y + 6],
        ],
        shade('#6f9a52', tone),
      );
    const at = (spoke: number, reach: number): readonly [number, number] => {
      const angle = (spoke / 10) * Math.PI * 2 + 0.1;
      return [Math.cos(angle) * reach, -50 + Math.sin(angle) * reach];
    };
    for (let spoke = 0; spoke < 10; spoke++) brush.line([at(spoke, 0), at(spoke, 48 + (spoke % 3) * 3)], colour, 0.9);
    for (let turn = 1; turn < 8; turn++)
      for (let spoke = 0; spoke < 10; spoke++) {
        const reach = turn * 6.2;
        const [x, y] = at(spoke + 0.5, reach * 0.88);
        brush.curve([at(spoke, reach), [x, y], at(spoke + 1, reach)], colour, 0.7);
        if ((spoke * 3 + turn) % 4 === 0)
          brush
            .ellipse([x, y + 1, 1.7, 1.7], '#ffffff')
            .faded(0.6, () => brush.ellipse([x + 0.5, y + 0.5, 0.8, 0.8], '#9fc6e0'));
      }
  },
};
