import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: pier, dock, jetty. */
export const pier: Subject = {
  id: 'pier',
  words: ['pier', 'dock', 'jetty'],
  heightShare: 0.12,
  width: 300,
  domain: 'water',
  standsInWater: true,
  draw(brush, _random, wish) {
    const { colour } = wish;
    brush.polygon('-150,-22 120,-26 120,-30 -150,-26', shade(colour ?? '#8a6a52', 0.1));
    for (let i = 0; i < 10; i++)
      brush.rectangle([-140 + i * 28, -24 - i * 0.4, 4, 30], colour ? shade(colour, -0.35) : shade('#5a4238', -0.1));
    for (let i = 0; i < 5; i++) brush.rectangle([-130 + i * 56, -44, 3, 22], colour ? shade(colour, -0.2) : '#6b5040');
  },
};
