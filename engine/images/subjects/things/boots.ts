import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A pair of boots. */
export const boots: Subject = {
  id: 'boots',
  words: ['boot', 'pair of boots', 'rubber boot', 'rain boot', 'cowboy boot', 'wellington', 'wellie', 'welly'],
  heightShare: 0.26,
  width: 110,
  domain: 'ground',
  isMany: true,
  isPair: true,
  wear: { place: 'feet', usual: '#8a5a34' },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#8a5a34';
    for (const [x, tone] of [
      [-26, -0.22],
      [14, 0],
    ] as const)
      brush
        .blob(
          [
            [x - 20, -98],
            [x + 16, -98],
            [x + 16, -36],
            [x + 40, -26],
            [x + 46, -8],
            [x - 20, -8],
          ],
          shade(colour, tone),
        )
        .rectangle([x - 22, -98, 40, 10], shade(colour, tone + 0.24))
        .rectangle([x - 22, -9, 70, 9], shade(colour, -0.55));
  },
};
