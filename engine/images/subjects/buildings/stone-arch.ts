import type { Subject } from '../subject.ts';

/** Draws: arch, ruin. */
export const stoneArch: Subject = {
  id: 'stone-arch',
  words: ['arch', 'ruin'],
  heightShare: 0.34,
  width: 90,
  domain: 'ground',
  draw(brush, random, wish) {
    const colour = wish.colour || '#b5907a';
    brush.context.beginPath();
    brush.blob('-42,0 -40,-60 -24,-90 0,-98 26,-88 42,-56 44,0', colour);
    brush.blob('-18,6 -19,-40 -8,-62 2,-66 14,-58 22,-36 22,6', brush.palette.haze);
  },
};
