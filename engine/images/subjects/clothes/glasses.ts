import { spectacles } from '../rigs/spectacles.ts';

/** Glasses. */
export const glasses = spectacles(
  { id: 'glasses', words: ['glasses', 'pair of glasses', 'spectacles', 'eyeglasses', 'reading glasses', 'goggles'] },
  { isDark: false },
);
