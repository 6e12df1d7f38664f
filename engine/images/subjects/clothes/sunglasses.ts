import { spectacles } from '../rigs/spectacles.ts';

/** Sunglasses. */
export const sunglasses = spectacles(
  { id: 'sunglasses', words: ['sunglasses', 'pair of sunglasses', 'shades', 'dark glasses', 'aviators'] },
  { isDark: true },
);
