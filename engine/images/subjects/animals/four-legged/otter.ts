import { fourLegged } from '../../rigs/four-legged.ts';

/** An otter. */
export const otter = fourLegged(
  {
    id: 'otter',
    words: ['otter', 'ferret', 'weasel', 'meerkat', 'stoat'],
    heightShare: 0.11,
    width: 190,
  },
  {
    colours: ['#7a5638', '#8a6a48'],
    belly: '#e0c8a4',
    length: 84,
    back: 40,
    thickness: 16,
    legThickness: 4.4,
    tail: [
      [2, 4, 8],
      [-22, 12, 6],
      [-42, 24, 3],
    ],
    neck: [12, -14, 12],
    head: [20, -22, 13],
    snout: [13, 4, 8],
    ear: [6, 5],
    hasBrightChest: true,
    noseSize: 2,
  },
);
