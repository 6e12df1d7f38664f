import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';

/** What a small bird looks like. Colours that are not given are those of its body. */
export type Bird = { body: Colour; breast?: Colour; head?: Colour; beak?: Colour; tail?: number };

/** A bird that sits facing right, 100 high on its legs. */
export function drawBird(brush: Brush, { body, breast, head, beak = '#e5a23c', tail = 1 }: Bird): void {
  for (const x of [-2, 8])
    brush
      .line(
        [
          [x, 0],
          [x + 1, -22],
        ],
        '#6a5a44',
        2.4,
      )
      .line(
        [
          [x - 3, 0],
          [x + 7, 0],
        ],
        '#6a5a44',
        2,
      );
  brush.polygon(
    [
      [-24, -40],
      [-58 * tail, -22],
      [-56 * tail, -34],
      [-20, -56],
    ],
    shade(body, -0.22),
  );
  brush.blob('-30,-44 -10,-70 16,-74 30,-58 24,-30 2,-18 -20,-26', body);
  if (breast) brush.blob('6,-60 26,-58 26,-36 10,-22 0,-26', breast);
  brush.ellipse([22, -78, 17, 16], head ?? body);
  brush
    .polygon('36,-84 56,-77 36,-71', beak)
    .ellipse([27, -82, 2.6, 2.8], '#17131a')
    .ellipse([27.8, -83, 0.9, 0.9], '#ffffff');
  brush.polygon([...smooth('-34,-44 -12,-62 14,-60', 6), ...smooth('14,-60 2,-40 -30,-32', 6)], shade(body, -0.16));
  brush.line('-24,-42 0,-50', shade(body, -0.36), 1.4).line('-20,-37 0,-44', shade(body, -0.36), 1.4);
}
