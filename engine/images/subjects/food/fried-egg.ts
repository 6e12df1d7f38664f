import type { Subject } from '../subject.ts';

/** A fried egg in a pan. */
export const friedEgg: Subject = {
  id: 'fried-egg',
  words: ['fried egg', 'frying pan', 'omelette'],
  heightShare: 0.18,
  width: 210,
  domain: 'table',
  draw(brush) {
    brush
      .rounded([36, -40, 74, 12], 6, '#3a3034')
      .ellipse([-30, -24, 74, 22], '#2c2d32')
      .ellipse([-30, -30, 70, 18], '#44464d')
      .blob('-84,-32 -60,-46 -30,-44 0,-46 20,-32 -4,-20 -34,-18 -66,-20', '#fbf7ec')
      .ellipse([-30, -35, 19, 9], '#f0a828')
      .ellipse([-36, -38, 6, 3], '#fbdc8a');
  },
};
