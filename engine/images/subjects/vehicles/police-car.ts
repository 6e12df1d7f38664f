import type { Subject } from '../subject.ts';

/** A police car. */
export const policeCar: Subject = {
  id: 'police-car',
  words: ['police car', 'cop car', 'patrol car'],
  heightShare: 0.17,
  width: 210,
  domain: 'ground',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f4f3ee';
    brush
      .rounded([-14, -94, 28, 7], 3, '#3f6fd0')
      .rounded([0, -94, 14, 7], 3, '#d8383a')
      .blob('-62,-44 -44,-84 36,-84 64,-46', '#2b3040')
      .polygon('-50,-48 -38,-78 -4,-78 -4,-48', '#bcd8e8')
      .polygon('2,-48 2,-78 32,-78 50,-48', '#bcd8e8')
      .blob('-98,-14 -100,-38 -64,-50 62,-50 96,-38 100,-16', colour)
      .polygon('-40,-48 40,-48 40,-14 -40,-14', '#2b3040')
      .polygon('-4,-36 4,-36 8,-28 0,-20 -8,-28', '#e3b04a')
      .ellipse([94, -32, 6, 5], '#fff0b0')
      .ellipse([-96, -32, 4, 5], '#d8383a');
    for (const x of [-58, 58]) brush.ellipse([x, -15, 17, 17], '#23252e').ellipse([x, -15, 8, 8], '#9aa2aa');
  },
};
