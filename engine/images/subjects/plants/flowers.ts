import { flowerBed } from '../rigs/flower-bed.ts';

/** A bed of flowers of several colours. */
export const flowers = flowerBed(
  {
    id: 'flowers',
    words: [
      'flower',
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
      'petunia',
      'daffodil',
      'geranium',
      'chrysanthemum',
      'violets',
    ],
    heightShare: 0.2,
    width: 150,
  },
  {
    blossom: 'daisy',
    colours: ['#e0574c', '#f0b64a', '#e892ab', '#f6efe0', '#8a6fc0'],
    count: 13,
    spread: 66,
    heights: [40, 84],
    scale: 1.5,
  },
);
