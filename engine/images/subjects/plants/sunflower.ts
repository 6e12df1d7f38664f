import { flowerBed } from '../rigs/flower-bed.ts';

/** Sunflowers. */
export const sunflower = flowerBed(
  { id: 'sunflower', words: ['sunflower'], heightShare: 0.3, width: 80 },
  { blossom: 'sunflower', colours: ['#efb73a', '#f3c34c'], count: 3, spread: 20, heights: [62, 82], scale: 1.15 },
);
