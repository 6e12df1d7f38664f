import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import { drawFruit } from '../rigs/fruit-shapes.ts';
import type { Subject } from '../subject.ts';

/** A bowl of fruit. */
export const fruitBowl: Subject = {
  id: 'fruit-bowl',
  words: ['fruit bowl', 'bowl of fruit', 'bowl', 'fruit', 'salad bowl', 'mixing bowl', 'bowl full of fruit'],
  heightShare: 0.26,
  width: 120,
  domain: 'table',
  room: { way: 'open', y: 52, halfWidth: 52 },
  draw(brush, _random, wish) {
    const bowl = wish.colour ?? '#5f86a0';
    const kinds = ['orange', 'apple', 'pear', 'orange', 'lemon', 'peach'] as const;
    (wish.isFilled ? [] : kinds).forEach((kind, index) =>
      brush.placed({ x: -38 + (index % 4) * 25 + (index > 3 ? 26 : 0), y: index > 3 ? -76 : -54, scale: 0.94 }, () =>
        drawFruit(brush, kind),
      ),
    );
    brush
      .polygon(smooth('-58,-52 -46,-20 -20,-4 0,-2 20,-4 46,-20 58,-52', 6), bowl)
      .ellipse([0, -3, 22, 4], shade(bowl, -0.3))
      .line('-58,-52 58,-52', shade(bowl, 0.25), 4);
  },
};
