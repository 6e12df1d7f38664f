import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A pair of sports shoes. */
export const sneakers: Subject = {
  id: 'sneakers',
  words: ['sneaker', 'sneakers', 'trainers', 'running shoe', 'shoe', 'pair of shoes', 'pair of sneakers'],
  heightShare: 0.15,
  width: 190,
  domain: 'ground',
  isMany: true,
  isPair: true,
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#d0503f', '#3f7fa8', '#4a5568']);
    for (const [x, y, tone] of [
      [-22, -20, -0.2],
      [14, 0, 0],
    ] as const)
      brush.placed({ x, y }, () => {
        brush
          .blob('-66,-20 -68,-70 -52,-84 -24,-82 -8,-58 34,-46 66,-36 70,-14 -64,-14', shade(colour, tone))
          .rounded([-70, -20, 146, 18], 8, shade('#f4f0e8', tone / 2))
          .blob('36,-46 58,-42 74,-28 72,-16 44,-18', shade('#f4f0e8', tone / 2))
          .curve('-58,-28 -30,-40 0,-30 20,-24', shade('#f4f0e8', tone), 5)
          .ellipse([-42, -81, 20, 6], shade(colour, -0.5));
        for (let lace = 0; lace < 4; lace++)
          brush.line(
            [
              [-18 + lace * 13, -70 + lace * 7],
              [-4 + lace * 13, -54 + lace * 4],
            ],
            '#fbf8f0',
            3.4,
          );
      });
  },
};
