import { antlers } from '../../rigs/antlers.ts';
import { fourLegged } from '../../rigs/four-legged.ts';

/** A deer. */
export const deer = fourLegged(
  { id: 'deer', words: ['deer', 'stag', 'doe', 'fawn', 'antelope', 'gazelle'], heightShare: 0.3, width: 120 },
  {
    colours: ['#a8734a'],
    belly: '#ead8c0',
    length: 44,
    back: 50,
    thickness: 10.5,
    waist: 0.85,
    legThickness: 2.3,
    hooves: '#3a2a2e',
    tail: [
      [0, 2, 2.6],
      [-4, 8, 2.2],
    ],
    neck: [12, -20, 4.6],
    head: [15, -25, 5],
    snout: [11.5, 4, 2.4],
    ear: [5, 8],
    earBack: 6,
    hasBrightChest: true,
    extra: antlers(1),
  },
);
