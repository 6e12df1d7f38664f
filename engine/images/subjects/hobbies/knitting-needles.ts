import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A pair of knitting needles. */
export const knittingNeedles: Subject = {
  id: 'knitting-needles',
  words: ['knitting needle', 'pair of knitting needles', 'crochet hook'],
  heightShare: 0.22,
  width: 110,
  domain: 'table',
  isLong: true,
  isPair: true,
  isMany: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c9a26a';
    for (const [side, tone] of [
      [-1, -0.2],
      [1, 0],
    ] as const)
      brush
        .line(
          [
            [side * 44, -94],
            [side * -40, -4],
          ],
          shade(colour, tone),
          6,
        )
        .ellipse([side * 46, -95, 7, 7], shade(colour, tone - 0.3));
  },
};
