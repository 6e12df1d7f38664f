import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A fridge with its freezer. */
export const fridge: Subject = {
  id: 'fridge',
  words: ['fridge', 'refrigerator', 'freezer'],
  heightShare: 0.52,
  width: 62,
  domain: 'ground',
  isIndoors: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e6e8ea';
    brush
      .rounded([-30, -100, 60, 98], 5, colour)
      .rectangle([-30, -68, 60, 3], shade(colour, -0.35))
      .rectangle([-24, -92, 4, 18], shade(colour, -0.45))
      .rectangle([-24, -60, 4, 28], shade(colour, -0.45))
      .rectangle([20, -98, 10, 95], shade(colour, -0.12));
    for (const [x, y, tone] of [
      [2, -56, '#d8574a'],
      [12, -46, '#e8b84a'],
      [0, -42, '#4a7fb5'],
    ] as const)
      brush.rectangle([x, y, 7, 6], tone);
  },
};
