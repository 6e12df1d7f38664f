import { shade } from '../../../drawing/colour.ts';
import { fourLegged } from '../../rigs/four-legged.ts';

/** A camel. */
export const camel = fourLegged(
  { id: 'camel', words: ['camel', 'dromedary'], heightShare: 0.3, width: 130 },
  {
    colours: ['#c99a62'],
    length: 50,
    back: 58,
    thickness: 14,
    legThickness: 3,
    neck: [20, -20, 5],
    head: [24, -29, 5.5],
    snout: [11, 3, 4],
    ear: [3.4, 5],
    tail: [
      [0, 0, 1.5],
      [-6, 16, 1.6],
    ],
    extra: (brush, { back, colour }) => {
      brush.blob(
        [
          [-24, -back - 2],
          [-10, -back - 24],
          [2, -back - 26],
          [16, -back - 2],
        ],
        shade(colour, 0.04),
      );
      brush.polygon(
        [
          [-16, -back - 12],
          [-4, -back - 27],
          [12, -back - 8],
          [10, -back + 8],
          [-16, -back + 8],
        ],
        '#b8443a',
      );
      brush.line(
        [
          [-16, -back + 4],
          [10, -back + 4],
        ],
        '#efc74a',
        1.6,
      );
    },
  },
);
