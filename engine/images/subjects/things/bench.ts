import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A park bench. */
export const bench: Subject = {
  id: 'bench',
  words: ['bench', 'park bench'],
  heightShare: 0.13,
  isLarge: true,
  width: 150,
  domain: 'ground',
  draw(brush, _random, wish) {
    const wood = wish.colour ?? '#9a6a42';
    for (const x of [-58, 50]) brush.rectangle([x, -52, 7, 52], '#3a3438').rectangle([x, -100, 5, 52], '#3a3438');
    for (const y of [-98, -82, -66]) brush.rectangle([-72, y, 144, 10], shade(wood, y / 700 + 0.1));
    brush.rectangle([-74, -52, 148, 7], shade(wood, 0.14)).rectangle([-74, -44, 148, 5], shade(wood, -0.1));
  },
};
