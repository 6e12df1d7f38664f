import { flowerBed } from '../rigs/flower-bed.ts';

/** A bed of roses. */
export const rose = flowerBed(
  { id: 'rose', words: ['rose'], heightShare: 0.2, width: 120 },
  { blossom: 'rose', colours: ['#c8324a', '#e06a86', '#f3dccb'], count: 7, spread: 46, heights: [50, 80], scale: 1.6 },
);
