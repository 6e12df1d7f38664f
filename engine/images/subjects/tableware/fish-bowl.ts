import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A round bowl of glass with water. */
export const fishBowl: Subject = {
  id: 'fish-bowl',
  words: ['fish bowl', 'fishbowl', 'goldfish bowl', 'fish tank', 'glass bowl', 'terrarium'],
  heightShare: 0.3,
  width: 104,
  domain: 'table',
  room: { way: 'glass', y: 14, halfWidth: 36, height: 50 },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#5fa8c8';
    brush
      .faded(0.34, () => brush.ellipse([0, -46, 50, 46], '#cfe6ee'))
      .within(
        () => brush.context.ellipse(0, -46, 48, 44, 0, 0, 7),
        () => {
          brush.faded(0.36, () => brush.rectangle([-52, -70, 104, 72], colour));
          brush.faded(0.7, () => brush.ellipse([0, -70, 48, 5], shade(colour, 0.5)));
          for (let stone = 0; stone < 15; stone++)
            brush.ellipse([-36 + stone * 5.2, -6 - (stone % 3) * 2, 5, 3.6], shade('#c9ad86', (stone % 4) * 0.1 - 0.2));
          if (!wish.isFilled)
            brush
              .polygon(smooth('-14,-40 2,-50 16,-42 26,-50 25,-32 16,-38 2,-31', 5), '#e8893a')
              .ellipse([-6, -42, 1.6, 1.8], '#1a151c');
        },
      )
      .faded(0.6, () => brush.ellipse([0, -88, 30, 4], '#eaf4f8').ellipse([0, -88, 25, 2.6], '#a9c6d2'))
      .faded(0.7, () => brush.curve('-36,-66 -42,-48 -36,-28', '#ffffff', 3.4))
      .faded(0.5, () => brush.curve('37,-64 41,-50 39,-40', '#ffffff', 2));
  },
};
