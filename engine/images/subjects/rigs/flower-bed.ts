import type { Colour } from '../../drawing/colour.ts';
import type { Random } from '../../drawing/random.ts';
import type { Subject } from '../subject.ts';
import { drawFlower, type Blossom } from './flower-shapes.ts';

/** Flowers of a kind: how many make a bed, where they are, and how large one is that is drawn alone. */
export type FlowerBed = {
  blossom: Blossom;
  colours: readonly string[];
  count: number;
  /** How far from the middle the outermost are. */
  spread: number;
  heights: readonly [least: number, most: number];
  /** How much larger than in a bed. */
  scale: number;
};

/** Flowers that stand in a bed, and one by one where a number is asked for or a vase holds them. */
export function flowerBed(
  about: Pick<Subject, 'id' | 'words' | 'heightShare' | 'width'>,
  { blossom, colours, count, spread, heights, scale }: FlowerBed,
): Subject {
  const colourOf = (random: Random, asked: Colour | undefined) => asked ?? random.pick(colours);
  return {
    domain: 'ground',
    isMany: true,
    hasSingle: true,
    isLong: true,
    ...about,
    draw(brush, random, wish) {
      if (wish.isSingle) {
        const colour = colourOf(random, wish.colour);
        return void brush.placed({ scale }, () =>
          drawFlower(brush, random, { x: 0, height: 84 / scale, colour, blossom }),
        );
      }
      for (let index = 0; index < count; index++) {
        const x = -spread + (index * 2 * spread) / (count - 1) + random.range(-3, 3);
        drawFlower(brush, random, {
          x,
          height: random.range(...heights),
          colour: colourOf(random, wish.colour),
          blossom,
        });
      }
    },
  };
}
