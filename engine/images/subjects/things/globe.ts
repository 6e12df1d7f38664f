import type { Subject } from '../subject.ts';

/** A globe on its stand. */
export const globe: Subject = {
  id: 'globe',
  words: ['globe', 'world map globe'],
  heightShare: 0.26,
  width: 80,
  domain: 'table',
  draw(brush, _random, wish) {
    brush
      .ellipse([0, -3, 26, 5], '#7a5236')
      .rectangle([-3, -24, 6, 22], '#7a5236')
      .ring([0, -58, 40], '#b9904a', 3)
      .within(
        () => brush.context.arc(0, -58, 36, 0, 7),
        () => {
          brush
            .rectangle([-40, -100, 80, 90], wish.colour ?? '#4f8fc0')
            .blob('-30,-80 -12,-86 -2,-70 -14,-58 -26,-62', '#7fa85a')
            .blob('2,-50 18,-58 26,-40 14,-26 4,-34', '#7fa85a')
            .blob('10,-84 28,-80 30,-68 16,-70', '#7fa85a')
            .blob('-22,-42 -12,-46 -8,-32 -18,-26', '#7fa85a');
          brush.faded(0.28, () => brush.ellipse([-brush.lightSide * 20, -50, 28, 40], '#141430'));
        },
      );
  },
};
