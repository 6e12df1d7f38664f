import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A plant in a pot. */
export const pottedPlant: Subject = {
  id: 'potted-plant',
  words: ['potted plant', 'houseplant', 'plant', 'fern', 'house plant', 'pot plant', 'indoor plant'],
  heightShare: 0.28,
  width: 70,
  domain: 'ground',
  isIndoors: true,
  draw(brush, random, wish) {
    const pot = wish.colour ?? '#c06a44';
    for (let leaf = 0; leaf < 13; leaf++) {
      const angle = -2.7 + leaf * 0.19;
      const length = random.range(40, 58);
      const [x, y] = [Math.cos(angle) * length * 0.72, -36 + Math.sin(angle) * length];
      brush.blob(
        [
          [0, -32],
          [x * 0.4 - 5, -36 + (y + 36) * 0.6],
          [x, y],
          [x * 0.5 + 5, -36 + (y + 36) * 0.5],
        ],
        shade('#4f8550', leaf % 2 ? -0.16 : 0.1),
      );
    }
    brush.polygon('-20,-34 20,-34 15,0 -15,0', pot).rectangle([-22, -38, 44, 7], shade(pot, 0.12));
  },
};
