import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

const USUAL = '#5a3826';

/** What grows in a face, and a false one by itself. */
export const beard: Subject = {
  id: 'beard',
  words: ['beard', 'long beard', 'full beard', 'bushy beard', 'thick beard'],
  heightShare: 0.2,
  width: 90,
  domain: 'table',
  wear: { place: 'beard', usual: USUAL },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? USUAL;
    brush
      .blob('-44,-96 -40,-40 -18,-8 0,0 18,-8 40,-40 44,-96 26,-72 0,-78 -26,-72', colour)
      .ellipse([0, -62, 12, 4], shade(colour, -0.5));
    for (const x of [-24, -8, 8, 24])
      brush.faded(0.5, () =>
        brush.curve(
          [
            [x, -58],
            [x * 0.8, -30],
            [x * 0.5, -12],
          ],
          shade(colour, -0.3),
          2,
        ),
      );
  },
};

/** A moustache. */
export const moustache: Subject = {
  id: 'moustache',
  words: ['moustache', 'mustache', 'handlebar moustache', 'handlebar mustache', 'curly moustache', 'curly mustache'],
  heightShare: 0.1,
  width: 250,
  domain: 'table',
  wear: {
    place: 'mouth',
    draw: (brush, colour) =>
      brush.placed({ y: 6.6, x: 2.2, scale: 0.055 }, () => drawMoustache(brush, colour ?? USUAL)),
  },
  draw: (brush, _random, wish) => drawMoustache(brush, wish.colour ?? USUAL),
};

function drawMoustache(brush: Parameters<Subject['draw']>[0], colour: Parameters<typeof shade>[0]): void {
  for (const side of [-1, 1])
    brush.placed({ mirrored: side < 0 }, () =>
      brush
        .blob('0,-84 40,-96 84,-70 104,-66 120,-92 122,-60 96,-30 50,-28 0,-56', colour)
        .faded(0.5, () => brush.curve('10,-70 50,-66 96,-48', shade(colour, -0.35), 4)),
    );
}
