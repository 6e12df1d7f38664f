import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A signpost. */
export const signpost: Subject = {
  id: 'signpost',
  words: ['signpost', 'sign'],
  heightShare: 0.26,
  isLarge: true,
  width: 80,
  domain: 'ground',
  draw(brush, _random, wish) {
    const wood = wish.colour ?? '#a87a4a';
    brush
      .rectangle([-3, -98, 6, 98], '#6a4a34')
      .polygon('-6,-92 34,-92 44,-84 34,-76 -6,-76', wood)
      .polygon('6,-70 -32,-70 -42,-62 -32,-54 6,-54', shade(wood, -0.12))
      .line('2,-86 28,-86', '#5a3f2a', 1.6)
      .line('2,-81 22,-81', '#5a3f2a', 1.6)
      .line('-28,-64 0,-64', '#5a3f2a', 1.6);
  },
};
