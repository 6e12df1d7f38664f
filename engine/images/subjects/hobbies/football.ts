import { sportsBall } from '../rigs/sports-balls.ts';

/** A football of black and white. */
export const football = sportsBall(
  { id: 'football', words: ['football', 'soccer ball', 'soccerball'], heightShare: 0.1 },
  {
    usual: '#f4f3ee',
    marks: (brush) => {
      brush.polygon('0,-66 -17,-54 -11,-34 11,-34 17,-54', '#26262e');
      for (const [x, y] of [
        [-38, -78],
        [38, -78],
        [-44, -26],
        [44, -26],
        [0, -2],
        [0, -98],
      ] as const)
        brush.ellipse([x, y, 13, 11], '#26262e');
      for (const line of [
        '0,-66 0,-90',
        '-17,-54 -38,-68',
        '17,-54 38,-68',
        '-11,-34 -26,-14',
        '11,-34 26,-14',
        '-26,-14 -40,-24',
        '26,-14 40,-24',
        '-26,-14 -8,-4',
        '26,-14 8,-4',
      ])
        brush.line(line, '#8b8b92', 2);
    },
  },
);
