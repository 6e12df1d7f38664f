import type { Subject } from '../subject.ts';

/** A bow with an arrow. */
export const bowAndArrow: Subject = {
  id: 'bow-and-arrow',
  words: ['bow and arrow', 'arrow', 'bow', 'longbow'],
  heightShare: 0.26,
  width: 60,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#8a5f3c';
    brush
      .curve('-8,-99 20,-76 26,-50 20,-24 -8,0', colour, 4)
      .line('-8,-99 -8,0', '#e8e0d0', 0.9)
      .line('-24,-50 40,-50', '#6a4a34', 2)
      .polygon('40,-55 50,-50 40,-45', '#9aa2aa')
      .polygon('-26,-56 -14,-50 -26,-44', '#c8413a');
  },
};
