import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A test tube with a liquid. */
export const testTube: Subject = {
  id: 'test-tube',
  words: ['test tube', 'vial', 'laboratory glass'],
  heightShare: 0.2,
  width: 34,
  domain: 'table',
  isLong: true,
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#4fb38a', '#5f86d0', '#d8609a', '#e8b23a']);
    brush
      .faded(0.5, () => brush.rounded([-11, -96, 22, 95], 11, '#dfeef2'))
      .within(
        () => brush.context.roundRect(-9, -90, 18, 88, 9),
        () => brush.rectangle([-10, -56, 20, 56], colour).ellipse([0, -56, 10, 2.6], shade(colour, 0.4)),
      )
      .rounded([-14, -99, 28, 6], 3, '#dfeef2')
      .ellipse([-3, -36, 2, 2], shade(colour, 0.6))
      .ellipse([3, -24, 2.6, 2.6], shade(colour, 0.6))
      .faded(0.8, () => brush.rounded([-7, -88, 3, 70], 1.5, '#ffffff'));
  },
};
