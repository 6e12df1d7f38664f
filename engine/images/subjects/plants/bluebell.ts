import { flowerBed } from '../rigs/flower-bed.ts';

/** A bed of bluebells. */
export const bluebell = flowerBed(
  { id: 'bluebell', words: ['bluebell', 'hyacinth', 'foxglove', 'snowdrop'], heightShare: 0.18, width: 120 },
  { blossom: 'bell', colours: ['#6a74c8', '#7f8ad8'], count: 8, spread: 50, heights: [58, 86], scale: 1.4 },
);
