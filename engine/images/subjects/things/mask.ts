import type { Subject } from '../subject.ts';

/** A mask for a ball. */
export const mask: Subject = {
  id: 'mask',
  words: ['mask', 'carnival mask', 'venetian mask', 'masquerade mask', 'theatre mask'],
  heightShare: 0.16,
  width: 140,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#8f3a8a';
    brush
      .blob('-66,-50 -62,-82 -30,-90 0,-72 30,-90 62,-82 66,-50 44,-24 16,-26 0,-42 -16,-26 -44,-24', colour)
      .blob('-44,-56 -28,-66 -14,-54 -28,-44', '#f4efe4')
      .blob('44,-56 28,-66 14,-54 28,-44', '#f4efe4')
      .curve('-62,-78 -30,-86 0,-68 30,-86 62,-78', '#e3b04a', 3)
      .ellipse([0, -66, 5, 5], '#e3b04a');
  },
};
