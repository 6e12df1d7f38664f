import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Headphones that stand on their cups. */
export const headphones: Subject = {
  id: 'headphones',
  words: ['headphones', 'headphone', 'headset', 'earphones'],
  heightShare: 0.3,
  width: 96,
  domain: 'table',
  wear: { place: 'head', draw: (brush, colour) => drawOnHead(brush, colour ?? '#2f3346') },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#3f4656';
    brush
      .curve('-38,-34 -36,-78 0,-98 36,-78 38,-34', shade(colour, -0.1), 7)
      .curve('-26,-86 0,-97 26,-86', shade(colour, 0.25), 3);
    for (const side of [-1, 1]) {
      brush
        .rounded([side * 38 - 10, -46, 20, 46], 9, shade(colour, side * brush.lightSide > 0 ? 0.08 : -0.14))
        .rounded([side > 0 ? 18 : -28, -42, 10, 38], 5, '#23262f')
        .ellipse([side * 40, -23, 4.5, 11], shade(colour, 0.3));
    }
  },
};

/** Over the head, with a shell on the ear that one sees. */
function drawOnHead(brush: Brush, colour: Colour): void {
  brush
    .curve('-8.4,0 -8,-7 0,-10.6 8,-7 8.4,0', colour, 2.2)
    .rounded([-11, -4, 4.6, 9], 2.2, shade(colour, -0.2))
    .rounded([6.4, -4, 4.6, 9], 2.2, shade(colour, 0.14));
}
