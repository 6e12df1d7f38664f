import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** An explosion. */
export const explosion: Subject = {
  id: 'explosion',
  words: ['explosion', 'blast', 'detonation', 'boom'],
  heightShare: 0.36,
  width: 120,
  domain: 'ground',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f0862f';
    const spike = (index: number, near: number, far: number): readonly [number, number] => {
      const angle = (index / 18) * Math.PI * 2;
      const radius = index % 2 ? near : far;
      return [Math.sin(angle) * radius * 1.1, -50 - Math.cos(angle) * radius];
    };
    const burst = (near: number, far: number) => Array.from({ length: 18 }, (_, index) => spike(index, near, far));
    brush
      .polygon(burst(34, 54), shade(colour, -0.3))
      .polygon(burst(27, 44), colour)
      .polygon(burst(17, 31), '#f8c84a')
      .ellipse([0, -50, 14, 13], '#fff4c8')
      .glow([0, -50, 90], '#ffb050', 0.8);
  },
};
