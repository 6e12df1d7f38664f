import type { Subject } from '../subject.ts';

/** Stone arch. */
export const stoneArch: Subject = {
  id: 'stone-arch',
  words: ['stone arch', 'arch', 'ruin', 'archway'],
  heightShare: 0.34,
  width: 90,
  domain: 'ground',
  draw(brush, random, wish) {
    const colour = wish.colour || '#b5907a';
    brush.blob('-42,0 -40,-60 -24,-90 0,-98 26,-88 42,-56 44,0', colour);
    brush.cutOut('-18,6 -19,-40 -8,-62 2,-66 14,-58 22,-36 22,6');
  },
};
