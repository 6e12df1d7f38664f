import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** An easel with a picture on it. */
export const easel: Subject = {
  id: 'easel',
  words: ['easel', 'artist easel', 'painter’s easel', 'painting easel', 'canvas on an easel', 'canvas'],
  heightShare: 0.34,
  isLarge: true,
  width: 80,
  domain: 'ground',
  draw(brush, _random, wish) {
    brush
      .line('-4,-96 -30,0', '#8a5f3c', 4)
      .line('4,-96 30,0', '#a8743f', 4)
      .line('0,-98 2,-4', '#6f4a34', 3)
      .rectangle([-28, -36, 56, 5], '#a8743f')
      .rectangle([-30, -88, 60, 52], '#f3ede0')
      .rectangle([-27, -85, 54, 46], wish.colour ? shade(wish.colour, 0.3) : '#bfdcea');
    brush.within(
      () => brush.context.rect(-27, -85, 54, 46),
      () =>
        brush
          .ellipse([brush.lightSide * 12, -74, 6, 6], wish.colour ?? '#f3c860')
          .polygon(smooth('-30,-58 -14,-66 4,-58 30,-64 30,-36 -30,-36', 5), wish.colour ?? '#6f9a72')
          .polygon(
            smooth('-30,-50 -6,-54 14,-48 30,-52 30,-36 -30,-36', 5),
            wish.colour ? shade(wish.colour, -0.2) : '#4f7d5a',
          ),
    );
  },
};
