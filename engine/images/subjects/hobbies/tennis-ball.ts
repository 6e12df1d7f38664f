import { shade } from '../../drawing/colour.ts';
import { sportsBall } from '../rigs/sports-balls.ts';

/** A tennis ball. */
export const tennisBall = sportsBall(
  { id: 'tennis-ball', words: ['tennis ball'], heightShare: 0.07 },
  {
    usual: '#cfe04a',
    marks: (brush, colour) => {
      brush.curve('-50,-70 -16,-56 -14,-20 -34,2', '#f6f6ee', 5).curve('50,-30 16,-44 14,-80 34,-102', '#f6f6ee', 5);
      brush.faded(0.2, () => brush.ellipse([0, -49, 40, 40], shade(colour, 0.3)));
    },
  },
);
