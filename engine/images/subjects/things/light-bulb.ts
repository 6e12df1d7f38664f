import type { Subject } from '../subject.ts';

/** A glowing light bulb. */
export const lightBulb: Subject = {
  id: 'light-bulb',
  words: ['light bulb', 'lightbulb', 'bulb'],
  heightShare: 0.4,
  width: 66,
  domain: 'table',
  draw(brush, _random, wish) {
    const light = wish.colour ?? '#ffd873';
    brush
      .glow([0, -64, 86], light, 0.55)
      .blob('-14,-28 -16,-40 -30,-56 -30,-78 -14,-97 14,-97 30,-78 30,-56 16,-40 14,-28', light)
      .blob('-10,-34 -20,-60 -18,-80 -8,-88 -8,-60', '#fff3c4')
      .curve('-9,-40 -7,-60 0,-50 7,-60 9,-40', '#c9812a', 2.2)
      .rounded([-13, -30, 26, 22], 4, '#9aa0aa')
      .rectangle([-13, -24, 26, 2.4], '#6d737d')
      .rectangle([-13, -17, 26, 2.4], '#6d737d')
      .rounded([-7, -9, 14, 9], 4, '#4a4f58');
  },
};
