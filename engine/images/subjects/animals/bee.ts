import type { Subject } from '../subject.ts';

/** A bee. */
export const bee: Subject = {
  id: 'bee',
  words: ['bee', 'bumblebee', 'wasp', 'honeybee'],
  heightShare: 0.1,
  width: 110,
  domain: 'air',
  head: [42, -48, 15],
  draw(brush, _random, wish) {
    brush
      .faded(0.7, () => brush.ellipse([-6, -82, 14, 22], '#eaf4f6', -0.5).ellipse([12, -84, 13, 20], '#eaf4f6', 0.3))
      .ellipse([0, -44, 44, 27], wish.colour ?? '#f0b93a');
    brush.within(
      () => brush.context.ellipse(0, -44, 44, 27, 0, 0, 7),
      () => {
        for (const x of [-26, -4, 18]) brush.rectangle([x, -80, 11, 80], '#2a2428');
      },
    );
    brush
      .ellipse([42, -48, 15, 15], '#2a2428')
      .ellipse([47, -52, 3.6, 4], '#ffffff')
      .line('44,-62 54,-78', '#2a2428', 2)
      .polygon('-44,-46 -58,-42 -43,-38', '#2a2428');
  },
};
