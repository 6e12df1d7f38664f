import type { Subject } from '../subject.ts';

/** A pizza. */
export const pizza: Subject = {
  id: 'pizza',
  words: ['pizza'],
  heightShare: 0.14,
  width: 170,
  domain: 'table',
  room: { way: 'flat', y: 34, halfWidth: 48, height: 36 },
  draw(brush, _random, wish) {
    brush.ellipse([0, -30, 82, 28], '#c9924a').ellipse([0, -33, 72, 22], wish.colour ?? '#e0b04a');
    for (let index = 0; index < 11; index++)
      brush.ellipse(
        [
          Math.cos(index * 2.4) * 54 * Math.sqrt((index + 0.5) / 11),
          -33 + Math.sin(index * 2.4) * 15 * Math.sqrt((index + 0.5) / 11),
          8,
          4,
        ],
        index % 3 ? '#b8382f' : '#5f8a4a',
      );
  },
};
