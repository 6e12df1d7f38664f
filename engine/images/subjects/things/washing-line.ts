import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Clothes that hang on a line. */
export const washingLine: Subject = {
  id: 'washing-line',
  words: ['washing line', 'clothesline', 'clothes line', 'laundry'],
  heightShare: 0.42,
  isLarge: true,
  width: 260,
  domain: 'ground',
  isMany: true,
  draw(brush, _random, wish) {
    const colours = wish.colour ? [wish.colour] : ['#4a7fb5', '#f2efe6', '#d8574a', '#e8b84a'];
    for (const x of [-122, 114]) brush.rectangle([x, -100, 8, 100], '#7b5a3c');
    brush.curve('-118,-94 0,-84 118,-94', '#d8d2c4', 3);
    for (let piece = 0; piece < 5; piece++) {
      const x = -84 + piece * 42;
      const colour = colours[piece % colours.length]!;
      brush
        .polygon(
          [
            [x - 20, -84],
            [x + 20, -84],
            [x + 24, -70],
            [x + 14, -68],
            [x + 16, -34],
            [x - 12, -30],
            [x - 14, -68],
            [x - 24, -70],
          ],
          colour,
        )
        .polygon(
          [
            [x + 4, -84],
            [x + 14, -84],
            [x + 16, -34],
            [x + 6, -33],
          ],
          shade(colour, -0.16),
        );
    }
  },
};
