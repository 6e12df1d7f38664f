import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A fountain. */
export const fountain: Subject = {
  id: 'fountain',
  words: ['fountain'],
  heightShare: 0.2,
  width: 120,
  domain: 'ground',
  draw(brush, _random, wish) {
    const stone = wish.colour ?? '#b5aca0';
    brush
      .block([-56, -22, 112, 22], stone, 0.3)
      .ellipse([0, -23, 56, 8], shade(stone, 0.12))
      .ellipse([0, -23, 49, 5.6], '#5f9ab8')
      .block([-6, -66, 12, 44], stone, 0.4)
      .ellipse([0, -66, 26, 5], shade(stone, 0.1))
      .ellipse([0, -67, 21, 3.4], '#7fb4cc');
    for (const reach of [-44, -26, -10, 10, 26, 44])
      brush.faded(0.75, () =>
        brush.curve(
          [
            [0, -82],
            [reach * 0.5, -108],
            [reach, -30],
          ],
          '#e2f2f8',
          1.8,
        ),
      );
    brush.faded(0.8, () => brush.line('0,-68 0,-92', '#f0fafc', 3));
  },
};
