import type { Subject } from '../subject.ts';

/** A sandwich on a plate. */
export const sandwich: Subject = {
  id: 'sandwich',
  words: ['sandwich'],
  heightShare: 0.2,
  width: 160,
  domain: 'table',
  draw(brush) {
    brush
      .ellipse([0, -8, 78, 9], '#eceae4')
      .rounded([-56, -34, 112, 20], 8, '#d9a45c')
      .blob('-60,-34 -40,-46 -10,-38 20,-48 60,-36 40,-30 -40,-30', '#6f9f48')
      .rectangle([-54, -52, 108, 10], '#d8574a')
      .rectangle([-56, -58, 112, 7], '#f2cf5a')
      .rounded([-58, -86, 116, 28], 13, '#e0b06a')
      .rounded([-50, -84, 100, 10], 5, '#f0cd92');
  },
};
