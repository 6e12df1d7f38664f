import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A gravestone. */
export const gravestone: Subject = {
  id: 'gravestone',
  words: ['gravestone', 'tombstone', 'grave', 'tomb', 'headstone', 'cemetery', 'graveyard'],
  heightShare: 0.2,
  width: 70,
  domain: 'ground',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#8f949a';
    brush
      .blob('-26,0 -28,-60 -24,-86 0,-99 24,-86 28,-60 26,0', colour)
      .faded(0.4, () => brush.blob('-22,-4 -24,-60 -20,-82 -10,-88 -14,-40 -14,-4', shade(colour, -0.5)))
      .line('0,-80 0,-52', shade(colour, -0.45), 4)
      .line('-9,-70 9,-70', shade(colour, -0.45), 4)
      .line('-14,-40 14,-40', shade(colour, -0.4), 2)
      .line('-10,-32 10,-32', shade(colour, -0.4), 2)
      .blob('-40,0 -30,-8 -20,0', '#5f8a4a')
      .blob('20,0 30,-9 40,0', '#5f8a4a');
  },
};
