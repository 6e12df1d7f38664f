import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** An open book. */
export const openBook: Subject = {
  id: 'open-book',
  words: ['open book', 'opened book', 'storybook page', 'book of spells', 'magic book'],
  heightShare: 0.12,
  width: 200,
  domain: 'table',
  room: { way: 'flat', y: 44, halfWidth: 70, height: 160 },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#8a4a34';
    brush
      .polygon('-98,-12 -84,-66 84,-66 98,-12 0,-2', shade(colour, -0.1))
      .polygon(smooth('0,-8 -30,-18 -66,-18 -93,-13 -80,-66 -50,-74 -22,-72 0,-62', 4), '#f6eedc')
      .polygon(smooth('0,-8 30,-18 66,-18 93,-13 80,-66 50,-74 22,-72 0,-62', 4), '#efe5cf')
      .line('0,-62 0,-8', '#c9b890', 1.6);
    for (let line = 0; line < 6; line++)
      for (const side of [-1, 1])
        brush.faded(0.6, () =>
          brush.line(
            [
              [side * (13 + line * 0.6), -63 + line * 7.6],
              [side * (68 + line * 2.6), -66 + line * 7.8],
            ],
            '#8f8672',
            1.3,
          ),
        );
    brush.line('-98,-12 0,-2 98,-12', shade(colour, -0.3), 3).polygon('4,-62 12,-62 14,0 9,-5 4,0', '#c8413a');
  },
};
