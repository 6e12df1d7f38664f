import type { Subject } from '../subject.ts';

const COLOURS = ['#d8674f', '#3f7fa8', '#e0a83c', '#2f3a4c', '#7fae9a', '#c4a1c8', '#f0d8b0'];

/** Circles, bars and arcs over each other. */
export const abstractShapes: Subject = {
  id: 'abstract-shapes',
  words: [
    'abstract',
    'abstract art',
    'abstract painting',
    'abstract shapes',
    'geometric shapes',
    'abstract composition',
  ],
  heightShare: 0.9,
  isLarge: true,
  width: 100,
  domain: 'table',
  draw(brush, random, wish) {
    const colour = () => (wish.colour !== undefined && random.chance(0.5) ? wish.colour : random.pick(COLOURS));
    for (let shape = 0; shape < 15; shape++) {
      const [x, y, size] = [
        random.range(-36, 36),
        random.range(-88, -12),
        random.range(5, 26) * (shape < 4 ? 1.2 : 0.8),
      ];
      brush.faded(random.range(0.7, 0.95), () =>
        brush.placed({ x, y, turn: random.range(-0.8, 0.8) }, () => {
          const kind = shape % 4;
          if (kind === 0) brush.ellipse([0, 0, size, size], colour());
          else if (kind === 1) brush.rounded([-size * 1.4, -size * 0.2, size * 2.8, size * 0.4], size * 0.2, colour());
          else if (kind === 2)
            brush.polygon(
              [
                [-size, size * 0.7],
                [size, size * 0.7],
                [0, -size],
              ],
              colour(),
            );
          else brush.ring([0, 0, size], colour(), size * 0.24);
        }),
      );
    }
  },
};
