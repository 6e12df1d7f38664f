import type { Subject } from '../subject.ts';

/** A telescope on its tripod. */
export const telescope: Subject = {
  id: 'telescope',
  words: ['telescope'],
  heightShare: 0.26,
  isLarge: true,
  width: 90,
  domain: 'ground',
  draw(brush, _random, wish) {
    for (const x of [-24, 4, 26])
      brush.line(
        [
          [0, -56],
          [x, 0],
        ],
        '#5a4632',
        3,
      );
    brush
      .placed({ y: -60, turn: -0.5 }, () =>
        brush
          .rectangle([-34, -7, 60, 14], wish.colour ?? '#8a5f34')
          .rectangle([22, -10, 18, 20], '#c9a050')
          .rectangle([-44, -5, 12, 10], '#c9a050')
          .ellipse([40, 0, 3, 10], '#9fd0e6'),
      )
      .ellipse([0, -56, 5, 5], '#3a3034');
  },
};
