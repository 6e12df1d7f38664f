import { antlers } from '../../rigs/antlers.ts';
import { fourLegged } from '../../rigs/four-legged.ts';

/** A moose. */
export const moose = fourLegged(
  { id: 'moose', words: ['moose', 'elk', 'reindeer', 'caribou'], heightShare: 0.34, width: 130 },
  {
    colours: ['#6a4a38', '#7d5a44'],
    belly: '#8a6a52',
    length: 52,
    back: 52,
    thickness: 14,
    waist: 0.85,
    legThickness: 2.8,
    hooves: '#2a2026',
    tail: [
      [0, 2, 2.6],
      [-4, 8, 2.2],
    ],
    neck: [12, -12, 7],
    head: [17, -16, 6.5],
    snout: [15, 7, 4.6],
    ear: [5, 7],
    earBack: 6,
    noseSize: 1.4,
    extra: antlers(1.5),
  },
);
