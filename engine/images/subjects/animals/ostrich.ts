import type { Subject } from '../subject.ts';

/** An ostrich. */
export const ostrich: Subject = {
  id: 'ostrich',
  words: ['ostrich', 'emu'],
  heightShare: 0.32,
  width: 80,
  domain: 'ground',
  draw(brush, _random, wish) {
    brush
      .limb('-4,-44,5 2,-24,2.6 -4,0,2', '#d9a890')
      .limb('8,-44,5 12,-22,2.6 10,0,2', '#d9a890')
      .ellipse([-1, -1, 6, 2], '#b98a74')
      .ellipse([13, -1, 6, 2], '#b98a74');
    brush
      .blob('-30,-52 -18,-68 12,-68 22,-54 10,-40 -18,-40', wish.colour ?? '#33303a')
      .blob('-40,-58 -28,-66 -20,-52 -30,-44', '#f0ece4')
      .limb('16,-60,5 26,-76,2.8 22,-92,2.6', '#d9a890')
      .ellipse([25, -94, 5, 4], '#d9a890')
      .polygon('28,-96 36,-93 28,-91', '#c98a5a')
      .ellipse([26, -95, 1.1, 1.2], '#17131a');
  },
};
