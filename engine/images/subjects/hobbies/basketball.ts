import { shade } from '../../drawing/colour.ts';
import { sportsBall } from '../rigs/sports-balls.ts';

/** A basketball. */
export const basketball = sportsBall(
  { id: 'basketball', words: ['basketball'], heightShare: 0.11 },
  {
    usual: '#dd7430',
    marks: (brush, colour) => {
      const seam = shade(colour, -0.6);
      brush
        .line('0,-100 0,0', seam, 3)
        .line('-50,-49 50,-49', seam, 3)
        .curve('-36,-92 -14,-49 -36,-6', seam, 3)
        .curve('36,-92 14,-49 36,-6', seam, 3);
    },
  },
);
