import type { Subject } from '../subject.ts';

/** A skeleton that stands. */
export const skeleton: Subject = {
  id: 'skeleton',
  words: ['skeleton', 'bones'],
  heightShare: 0.24,
  width: 46,
  domain: 'ground',
  head: [0, -88, 10],
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#efe8d8';
    brush
      .ellipse([0, -88, 9, 10.5], colour)
      .rounded([-5, -81, 10, 7], 2, colour)
      .ellipse([-3.6, -89, 2.4, 2.8], '#2a2630')
      .ellipse([4, -89, 2.4, 2.8], '#2a2630')
      .polygon('0,-85 -1.4,-82 1.4,-82', '#2a2630')
      .line('0,-75 0,-44', colour, 3);
    for (const y of [-70, -64, -58, -52])
      brush.curve(
        [
          [-10, y + 3],
          [0, y - 1],
          [10, y + 3],
        ],
        colour,
        2.2,
      );
    brush.limb('-9,-42,3 0,-40,4 9,-42,3', colour);
    for (const side of [-1, 1])
      brush
        .line(
          [
            [side * 11, -72],
            [side * 16, -55],
            [side * 15, -40],
          ],
          colour,
          2.6,
        )
        .line(
          [
            [side * 5, -40],
            [side * 7, -20],
            [side * 6, -1],
            [side * 12, -1],
          ],
          colour,
          3,
        );
  },
};
