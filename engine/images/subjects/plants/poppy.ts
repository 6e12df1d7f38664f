import { flowerBed } from '../rigs/flower-bed.ts';

/** A bed of poppies. */
export const poppy = flowerBed(
  { id: 'poppy', words: ['poppy'], heightShare: 0.2, width: 120 },
  { blossom: 'poppy', colours: ['#d8402f', '#e0573a'], count: 8, spread: 50, heights: [46, 84], scale: 1.5 },
);
