import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A book that lies on a table. */
export const book: Subject = {
  id: 'book',
  words: ['book', 'novel', 'notebook', 'diary', 'dictionary', 'old book', 'cookbook', 'bible', 'journal'],
  heightShare: 0.1,
  width: 190,
  domain: 'table',
  room: { way: 'flat', y: 44, halfWidth: 60, height: 200 },
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#9a3f3a', '#2f6f7d', '#4f6a4a', '#5a4a8a', '#a8743f']);
    brush
      .polygon('-88,-14 -66,-74 70,-74 92,-14', shade(colour, 0.08))
      .polygon('-58,-66 -46,-66 -64,-20 -78,-20', shade(colour, -0.24))
      .polygon('-20,-58 44,-58 50,-38 -26,-38', '#f0e2c0')
      .rectangle([-12, -51, 44, 3], shade(colour, -0.3))
      .rectangle([-10, -46, 30, 2.4], shade(colour, -0.3))
      .polygon('-88,-14 92,-14 92,-2 -88,-2', '#f4ecd8');
    for (const y of [-11, -8, -5])
      brush.faded(0.5, () =>
        brush.line(
          [
            [-84, y],
            [90, y],
          ],
          '#b9a988',
          0.8,
        ),
      );
    brush
      .rectangle([-92, -16, 186, 4], shade(colour, -0.14))
      .rectangle([-92, -3, 186, 3.4], shade(colour, -0.3))
      .rounded([-95, -16, 9, 16], 4, shade(colour, -0.2));
  },
};
