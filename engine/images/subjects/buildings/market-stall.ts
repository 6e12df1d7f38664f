import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A market stall. */
export const marketStall: Subject = {
  id: 'market-stall',
  words: ['market stall', 'stall', 'kiosk', 'food stand', 'booth', 'food cart', 'food stall', 'street food'],
  heightShare: 0.24,
  width: 100,
  domain: 'ground',
  draw(brush, _random, wish) {
    const cloth = wish.colour ?? '#d0483a';
    for (const x of [-44, 40]) brush.rectangle([x, -78, 4, 78], '#6a4a34');
    brush
      .rectangle([-46, -38, 92, 38], wish.colour ? shade(wish.colour, -0.2) : '#9a6a42')
      .rectangle([-50, -42, 100, 6], '#b9854f');
    for (let fruit = 0; fruit < 16; fruit++)
      brush.ellipse(
        [-42 + (fruit % 8) * 12, -45 - Math.floor(fruit / 8) * 6, 5.4, 5],
        ['#e0872f', '#c8413a', '#8fa84a', '#efc94a'][Math.floor((fruit % 8) / 2)]!,
      );
    for (let stripe = 0; stripe < 8; stripe++) {
      const x = -54 + stripe * 13.5;
      brush.polygon(
        [
          [x * 0.84, -98],
          [(x + 13.5) * 0.84, -98],
          [x + 13.5, -74],
          [x + 6.7, -69],
          [x, -74],
        ],
        stripe % 2 ? '#f4ecdc' : cloth,
      );
    }
  },
};
