import type { Subject } from '../subject.ts';

/** A glass of beer. */
export const beer: Subject = {
  id: 'beer',
  words: ['beer', 'glass of beer', 'pint of beer', 'beer mug', 'lager', 'ale'],
  heightShare: 0.24,
  width: 70,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e3a53a';
    brush
      .ring([30, -44, 15], '#dfe6ea', 6)
      .rounded([-30, -84, 60, 84], 6, '#e6edf0')
      .rounded([-26, -76, 52, 72], 4, colour)
      .faded(0.5, () => brush.rounded([-20, -70, 9, 60], 4, '#ffffff'));
    for (const [x, y, radius] of [
      [-22, -86, 11],
      [-6, -90, 13],
      [10, -88, 12],
      [23, -84, 10],
    ] as const)
      brush.ellipse([x, y, radius, radius * 0.9], '#fdf8ec');
    for (const [x, y] of [
      [-4, -30],
      [8, -48],
      [14, -22],
      [0, -58],
    ] as const)
      brush.ellipse([x, y, 1.8, 1.8], '#fbe9b8');
  },
};
