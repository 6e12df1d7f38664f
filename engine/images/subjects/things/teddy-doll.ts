import type { Subject } from '../subject.ts';

/** A doll. */
export const teddyDoll: Subject = {
  id: 'teddy-doll',
  words: ['doll', 'puppet', 'rag doll', 'action figure', 'toy figure', 'toy'],
  heightShare: 0.22,
  width: 56,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d0607a';
    brush
      .limb('-8,-20,5 -9,-2,5', '#f0caa8')
      .limb('8,-20,5 9,-2,5', '#f0caa8')
      .limb('-14,-52,5 -24,-36,4.4', '#f0caa8')
      .limb('14,-52,5 24,-36,4.4', '#f0caa8')
      .blob('-12,-60 12,-60 24,-16 0,-12 -24,-16', colour)
      .blob('-22,-64 -26,-84 -12,-99 12,-99 26,-84 22,-60 0,-52', '#8a4a2a')
      .ellipse([0, -76, 17, 17], '#f4d2b4')
      .blob('-18,-80 -12,-96 12,-96 18,-80 4,-88 -8,-86', '#8a4a2a')
      .ellipse([-6, -75, 2, 2.6], '#2a2026')
      .ellipse([6, -75, 2, 2.6], '#2a2026')
      .curve('-4,-68 0,-66 4,-68', '#b8404a', 1.4);
  },
};
