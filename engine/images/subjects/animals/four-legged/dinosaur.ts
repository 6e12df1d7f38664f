import { fourLegged } from '../../rigs/four-legged.ts';

/** A dinosaur. */
export const dinosaur = fourLegged(
  { id: 'dinosaur', words: ['dinosaur', 'brontosaurus', 'sauropod', 'diplodocus'], heightShare: 0.36, width: 220 },
  {
    colours: ['#6f9a6a', '#7d8f6a'],
    belly: '#d3d9a8',
    length: 64,
    back: 44,
    thickness: 18,
    legThickness: 7,
    neck: [34, -38, 5],
    head: [40, -44, 6],
    snout: [10, 3, 4],
    tail: [
      [2, 4, 12],
      [-30, 14, 7],
      [-60, 24, 4],
      [-84, 22, 1.2],
    ],
    spots: {
      count: 10,
      size: 0.8,
      colour: '#55764f',
    },
    noseSize: 0.7,
  },
);
