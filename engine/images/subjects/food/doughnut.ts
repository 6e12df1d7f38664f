import type { Subject } from '../subject.ts';

/** A doughnut with icing. */
export const doughnut: Subject = {
  id: 'doughnut',
  words: ['doughnut', 'donut'],
  heightShare: 0.15,
  width: 120,
  domain: 'table',
  draw(brush, random, wish) {
    brush
      .ellipse([0, -38, 54, 36], '#c98f50')
      .ellipse([0, -44, 52, 30], wish.colour ?? '#e88ab0')
      .ellipse([0, -44, 18, 9], '#8a5a34');
    for (let index = 0; index < 22; index++)
      brush.placed(
        {
          x: Math.cos(index * 2.4) * random.range(24, 46),
          y: -44 + Math.sin(index * 2.4) * random.range(14, 25),
          turn: index,
        },
        () => brush.rectangle([-3, -0.8, 6, 1.8], ['#ffffff', '#6fd0d8', '#f2d84a'][index % 3]!),
      );
  },
};
