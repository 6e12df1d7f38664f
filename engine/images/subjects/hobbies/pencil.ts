import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A pencil. */
export const pencil: Subject = {
  id: 'pencil',
  words: ['pencil', 'crayon', 'coloured pencil', 'colored pencil', 'pen', 'felt pen', 'marker', 'ballpoint pen'],
  heightShare: 0.22,
  width: 24,
  domain: 'table',
  isLong: true,
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#e8b23a', '#d8483c', '#3f8ab0', '#5fa06a', '#8a5fb0']);
    brush
      .polygon('-7,-78 7,-78 7,-9 -7,-9', colour)
      .polygon('-7,-78 -2.4,-78 -2.4,-9 -7,-9', shade(colour, 0.24))
      .polygon('2.6,-78 7,-78 7,-9 2.6,-9', shade(colour, -0.2))
      .polygon('-7,-78 7,-78 0,-98', '#e8cfa4')
      .polygon('-2.4,-91 2.4,-91 0,-98', wish.colour ? shade(colour, -0.2) : '#2c2a30')
      .rectangle([-7, -12, 14, 5], '#c3cad2')
      .rounded([-7, -8, 14, 8], 3, '#e58f94');
  },
};
