import { flowerBed } from '../rigs/flower-bed.ts';

/** A bed of tulips. */
export const tulip = flowerBed(
  { id: 'tulip', words: ['tulip'], heightShare: 0.2, width: 120 },
  { blossom: 'tulip', colours: ['#e0574c', '#f0b64a', '#d76a9a'], count: 8, spread: 50, heights: [52, 78], scale: 1.5 },
);
