import type { Subject } from '../subject.ts';

/** A ball. */
export const ball: Subject = {
  id: 'ball',
  words: ['ball', 'football', 'beach ball', 'basketball', 'soccer ball'],
  heightShare: 0.1,
  width: 100,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e0574c';
    brush
      .within(
        () => brush.context.arc(0, -49, 49, 0, 7),
        () => {
          brush
            .rectangle([-50, -100, 100, 100], '#f6f0e4')
            .polygon('0,-49 -60,-90 -20,-110', colour)
            .polygon('0,-49 40,-110 70,-70', '#f0b64a')
            .polygon('0,-49 60,-20 30,20', '#3f8ab0')
            .polygon('0,-49 -20,20 -70,-20', '#5fa06a');
          brush.faded(0.3, () => brush.ellipse([-brush.lightSide * 24, -34, 40, 48], '#241a38'));
        },
      )
      .ellipse([0, -52, 7, 6], '#ffffff');
  },
};
