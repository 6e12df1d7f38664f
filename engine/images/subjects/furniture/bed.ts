import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A bed with a quilt. */
export const bed: Subject = {
  id: 'bed',
  words: ['bed', 'mattress', 'bunk'],
  heightShare: 0.22,
  width: 200,
  domain: 'ground',
  isIndoors: true,
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#5f86a8', '#a8707a', '#7a8f6a']);
    brush
      .rectangle([-100, -100, 10, 100], '#7a5236')
      .rounded([-98, -96, 14, 70], 4, '#8f6444')
      .rectangle([92, -58, 9, 58], '#7a5236')
      .rectangle([-92, -30, 186, 16], '#8f6444');
    brush.rectangle([-90, -50, 182, 22], '#f4efe4').rounded([-88, -68, 46, 24], 10, '#ffffff');
    brush
      .polygon(
        smooth('-46,-54 0,-60 60,-58 94,-54', 6).concat([
          [96, -18],
          [-46, -22],
        ]),
        colour,
      )
      .polygon('-46,-54 -28,-56 -28,-22 -46,-22', shade(colour, 0.3));
    for (let fold = 0; fold < 5; fold++)
      brush.faded(0.4, () =>
        brush.curve(
          [
            [-10 + fold * 22, -56],
            [-6 + fold * 22, -40],
            [-12 + fold * 22, -22],
          ],
          shade(colour, -0.3),
          1.6,
        ),
      );
  },
};
