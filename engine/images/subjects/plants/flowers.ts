import { drawFlower } from '../rigs/flower-shapes.ts';
import type { Subject } from '../subject.ts';

const COLOURS = ['#e0574c', '#f0b64a', '#e892ab', '#f6efe0', '#8a6fc0'];

/** A bed of flowers of several colours. */
export const flowers: Subject = {
  id: 'flowers',
  words: [
    'flower',
    'bouquet',
    'daisy',
    'wildflower',
    'carnation',
    'lily',
    'orchid',
    'blossoms',
    'peony',
    'dahlia',
    'hydrangea',
    'marigold',
    'iris',
    'pansy',
    'geranium',
    'chrysanthemum',
    'violets',
  ],
  heightShare: 0.2,
  width: 150,
  domain: 'ground',
  isMany: true,
  draw(brush, random, wish) {
    for (let index = 0; index < 13; index++) {
      const x = -66 + index * 11 + random.range(-4, 4);
      drawFlower(brush, random, {
        x,
        height: random.range(40, 84),
        colour: wish.colour ?? random.pick(COLOURS),
        blossom: 'daisy',
      });
    }
  },
};
