import type { Subject } from '../subject.ts';

/** A standing lamp that is on. */
export const floorLamp: Subject = {
  id: 'floor-lamp',
  words: ['floor lamp', 'standing lamp', 'bedside lamp'],
  heightShare: 0.4,
  width: 44,
  domain: 'ground',
  isIndoors: true,
  draw(brush, _random, wish) {
    brush.rectangle([-1.2, -76, 2.4, 74], '#4a4048').ellipse([0, -2, 12, 3], '#4a4048');
    brush.polygon('-12,-100 12,-100 20,-72 -20,-72', wish.colour ?? '#e3b86a').glow([0, -82, 70], '#ffdf9a', 0.45);
  },
};
