import type { Subject } from '../subject.ts';

/** The Earth. */
export const earth: Subject = {
  id: 'earth',
  words: ['earth', 'globe of the earth', 'blue planet'],
  heightShare: 0.4,
  isLarge: true,
  width: 110,
  domain: 'space',
  draw(brush, random, wish) {
    brush.glow([0, -50, 74], '#7fc0ff', 0.5).within(
      () => brush.context.arc(0, -50, 48, 0, 7),
      () => {
        brush
          .rectangle([-50, -100, 100, 100], wish.colour ?? '#2f74b8')
          .blob('-40,-78 -16,-90 0,-70 -14,-54 -10,-40 -28,-52', '#5f9a54')
          .blob('-14,-36 0,-40 6,-20 -6,-4 -14,-18', '#6fa25a')
          .blob('16,-86 40,-80 46,-56 26,-60 30,-40 16,-50', '#8aa45a');
        for (let cloud = 0; cloud < 9; cloud++)
          brush.faded(0.6, () =>
            brush.ellipse(
              [random.range(-42, 42), random.range(-94, -8), random.range(8, 22), random.range(2, 4)],
              '#ffffff',
              random.range(-0.3, 0.3),
            ),
          );
        brush.faded(0.55, () => brush.ellipse([-brush.lightSide * 44, -44, 46, 62], '#04061a'));
      },
    );
  },
};
