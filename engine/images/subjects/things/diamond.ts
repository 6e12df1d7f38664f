import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A cut gem. */
export const diamond: Subject = {
  id: 'diamond',
  words: [
    'diamond',
    'gem',
    'gemstone',
    'jewel',
    'ruby',
    'sapphire',
    'emerald stone',
    'crystal',
    'crystals',
    'amethyst',
  ],
  heightShare: 0.18,
  width: 110,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#7fc8e4';
    brush
      .polygon('-30,-98 30,-98 54,-66 0,0 -54,-66', colour)
      .polygon('-30,-98 -20,-66 -54,-66', shade(colour, 0.4))
      .polygon('30,-98 20,-66 54,-66', shade(colour, -0.12))
      .polygon('-30,-98 30,-98 20,-66 -20,-66', shade(colour, 0.24))
      .polygon('-20,-66 20,-66 0,0', shade(colour, 0.12))
      .polygon('20,-66 54,-66 0,0', shade(colour, -0.26));
  },
};
