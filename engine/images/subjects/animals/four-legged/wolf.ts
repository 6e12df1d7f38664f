import { fourLegged } from '../../rigs/four-legged.ts';

/** A wolf. */
export const wolf = fourLegged(
  { id: 'wolf', words: ['wolf', 'wolves', 'coyote', 'jackal', 'husky', 'hyena'], heightShare: 0.23, width: 175 },
  {
    colours: ['#7d828c', '#6b6f7a'],
    belly: '#d3d3d0',
    length: 64,
    back: 60,
    thickness: 15,
    waist: 0.8,
    legThickness: 3.8,
    tail: [
      [2, 2, 5],
      [-12, 14, 7],
      [-22, 32, 6],
      [-25, 42, 2],
    ],
    neck: [14, -14, 11],
    head: [19, -22, 9.5],
    snout: [19, 5, 4],
    ear: [8, 14],
    hasBrightChest: true,
  },
);
