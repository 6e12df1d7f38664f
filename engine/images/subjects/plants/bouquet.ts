import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

const COLOURS = ['#e0574c', '#f6efe0', '#e892ab', '#f0b64a'];
const BLOOMS = [
  [-30, -66],
  [30, -66],
  [-16, -84],
  [16, -84],
  [0, -92],
  [-14, -60],
  [14, -60],
  [0, -73],
] as const;

/** A bunch of flowers with a ribbon. */
export const bouquet: Subject = {
  id: 'bouquet',
  words: ['bouquet', 'bouquet of flowers', 'bunch of flowers', 'flower bouquet', 'posy', 'wedding bouquet'],
  heightShare: 0.2,
  width: 84,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const blossoms = wish.colour ? [wish.colour, shade(wish.colour, 0.22), shade(wish.colour, -0.14)] : COLOURS;
    for (let stem = 0; stem < 7; stem++) {
      const angle = (stem - 3) * 0.15;
      brush.line(
        [
          [Math.sin(angle) * -16, -2],
          [Math.sin(angle) * 70, -34 - Math.cos(angle) * 26],
        ],
        '#4f7d46',
        2.4,
      );
    }
    for (const [x, y] of [
      [-34, -52],
      [34, -50],
      [-24, -40],
      [24, -40],
      [0, -42],
    ] as const)
      brush.blob(
        [
          [x - 10, y + 6],
          [x, y - 14],
          [x + 10, y + 6],
          [x, y + 10],
        ],
        '#5f8f4f',
      );
    BLOOMS.forEach(([x, y], index) => {
      const petals = blossoms[index % blossoms.length]!;
      for (let petal = 0; petal < 7; petal++)
        brush.ellipse(
          [x + Math.cos(petal * 0.9) * 7, y + Math.sin(petal * 0.9) * 7, 6.4, 5],
          shade(petals, petal % 2 ? -0.1 : 0.08),
          petal * 0.9,
        );
      brush.ellipse([x, y, 4.4, 4.4], '#f0c050').ellipse([x + 1, y + 1, 2, 2], '#c8913a');
    });
    brush
      .polygon('-12,-34 12,-34 8,-20 -8,-20', '#f3ead8')
      .rounded([-11, -30, 22, 7], 3, '#d76a8a')
      .polygon('-2,-24 -18,-8 -10,-6 0,-22', '#d76a8a')
      .polygon('2,-24 18,-10 11,-6 0,-22', '#c25577');
  },
};
