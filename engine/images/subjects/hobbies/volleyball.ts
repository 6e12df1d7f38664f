import { shade } from '../../drawing/colour.ts';
import { sportsBall } from '../rigs/sports-balls.ts';

/** A volleyball. */
export const volleyball = sportsBall(
  { id: 'volleyball', words: ['volleyball', 'handball'], heightShare: 0.1 },
  {
    usual: '#f2ede2',
    marks: (brush) => {
      for (const [turn, tone] of [
        [0, '#3f6fb0'],
        [2.1, '#efc74a'],
        [4.2, '#c9ccd0'],
      ] as const)
        brush.placed({ y: -49, turn }, () =>
          brush.curve('0,-50 -14,-20 6,4', tone, 10).curve('20,-48 8,-20 22,0', shade('#8b8b92', 0.3), 2),
        );
    },
  },
);
