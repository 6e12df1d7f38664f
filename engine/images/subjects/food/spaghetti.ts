import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A plate of pasta with sauce. */
export const spaghetti: Subject = {
  id: 'spaghetti',
  words: ['spaghetti', 'pasta', 'plate of pasta', 'noodle', 'tagliatelle'],
  heightShare: 0.17,
  width: 210,
  domain: 'table',
  draw(brush, random, wish) {
    const pasta = wish.colour ?? '#e8c56a';
    brush
      .ellipse([0, -10, 100, 14], '#f0eee8')
      .ellipse([0, -14, 84, 9], '#dedbd2')
      .blob('-76,-16 -60,-42 -24,-62 24,-62 60,-42 76,-16 0,-10', shade(pasta, -0.14));
    for (let strand = 0; strand < 26; strand++) {
      const [x, reach] = [random.range(-54, 54), random.range(14, 26)];
      const top = -20 - (1 - (x / 76) ** 2) * random.range(8, 40);
      brush.curve(
        [
          [x - reach, top + 8],
          [x - reach / 3, top - 5],
          [x + reach / 3, top + 5],
          [x + reach, top + random.range(0, 10)],
        ],
        shade(pasta, random.range(-0.12, 0.3)),
        3,
      );
    }
    brush.blob('-34,-54 -14,-74 16,-74 34,-56 20,-46 -18,-46', wish.colour ? shade(wish.colour, -0.3) : '#b8432f');
    for (const x of [-10, 6]) brush.ellipse([x, -72, 6, 4], '#5f8a3f', x / 10);
  },
};
