import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: iceberg. */
export const iceberg: Subject = {
  id: 'iceberg',
  words: ['iceberg'],
  heightShare: 0.22,
  isLarge: true,
  width: 150,
  domain: 'water',
  standsInWater: true,
  draw(brush, _random, { colour }) {
    brush.polygon('-74,2 -60,-36 -34,-52 -20,-92 8,-70 24,-78 46,-34 76,2', colour ? shade(colour, 0.2) : '#e4f0f6');
    brush.polygon(
      brush.lightSide > 0
        ? [
            [-74, 2],
            [-60, -36],
            [-34, -52],
            [-20, -92],
            [-12, -44],
            [-26, 2],
          ]
        : [
            [76, 2],
            [46, -34],
            [24, -78],
            [20, -30],
            [34, 2],
          ],
      colour ? shade(colour, -0.15) : '#8fb4d0',
    );
    brush.polygon('-20,-92 8,-70 2,-38 -12,-44', colour ? shade(colour, 0.4) : shade('#ffffff', -0.04));
  },
};
