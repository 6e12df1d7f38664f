import type { Subject } from '../subject.ts';

/** An ice cream cone. */
export const iceCream: Subject = {
  id: 'ice-cream',
  words: ['ice cream', 'icecream', 'ice cream cone', 'gelato'],
  heightShare: 0.34,
  width: 60,
  domain: 'table',
  draw(brush, _random, wish) {
    brush.polygon('-18,-52 18,-52 0,0', '#d0a060');
    for (let line = 0; line < 4; line++)
      brush
        .line(
          [
            [-16 + line * 5, -50],
            [-2 + line * 3.4, -12 + line * 3],
          ],
          '#a87a40',
          1,
        )
        .line(
          [
            [16 - line * 5, -50],
            [2 - line * 3.4, -12 + line * 3],
          ],
          '#a87a40',
          1,
        );
    for (const [x, y, colour] of [
      [-10, -62, '#f3c0cc'],
      [11, -62, '#f4e6c8'],
      [0, -80, '#8a5a3f'],
    ] as const)
      brush
        .ellipse([x, y, 15, 14], wish.colour ?? colour)
        .faded(0.4, () => brush.ellipse([x + brush.lightSide * 5, y - 5, 5, 4], '#ffffff'));
    brush.ellipse([1, -96, 4.4, 4.4], '#c8243a');
  },
};
