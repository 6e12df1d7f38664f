import { type Colour, shade } from '../../drawing/colour.ts';
import type { Random } from '../../drawing/random.ts';
import { drawHouse, ROOFS, WALLS } from '../rigs/house-shape.ts';
import type { Subject } from '../subject.ts';
import { church } from './church.ts';

/** Rows of houses about a church. */
export const village: Subject = {
  id: 'village',
  words: ['village', 'hamlet', 'town'],
  heightShare: 0.24,
  width: 420,
  domain: 'ground',
  isMany: true,
  draw(brush, random, wish) {
    for (let row = 2; row >= 0; row--) {
      for (let index = 0; index < 6 - row; index++) {
        const scale = 0.92 - row * 0.16;
        const place = {
          x: (index - (5 - row) / 2) * 66 + random.range(-10, 10),
          y: -row * 22,
          scale,
          mirrored: random.chance(0.4),
        };
        const shape = shapeOf(random, wish.colour);
        brush.placed(place, () => drawHouse(brush, { ...shape, hasSmoke: random.chance(0.25) }));
        if (row === 1 && index === 2) brush.placed({ x: -6, y: -24, scale: 0.9 }, () => church.draw(brush, random, {}));
        if (!random.chance(0.6)) continue;
        const x = (index - (4 - row) / 2) * 66 + random.range(-36, 36);
        brush.ellipse([x, -row * 22 - 8, 9, 12], '#456043');
        brush.ellipse([x + brush.lightSide * 2.5, -row * 22 - 11, 6, 8], '#6d8a55');
      }
    }
  },
};

/** A house of its own; with a colour, its walls and roof have it. */
function shapeOf(random: Random, colour: Colour | undefined) {
  const shape = {
    width: random.range(48, 66),
    height: random.range(26, 40),
    wall: random.pick(WALLS),
    roof: random.pick(ROOFS),
  };
  return colour === undefined ? shape : { ...shape, wall: shade(colour, 0.3), roof: colour };
}
