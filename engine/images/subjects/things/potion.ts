import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A round flask with a magic liquid and a cork. */
export const potion: Subject = {
  id: 'potion',
  words: [
    'potion',
    'magic potion',
    'potion bottle',
    'health potion',
    'mana potion',
    'elixir',
    'flask',
    'round flask',
    'potion flask',
    'love potion',
  ],
  heightShare: 0.22,
  width: 78,
  domain: 'table',
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#4fb36a', '#8a5fd0', '#d8509a', '#3f9fd8']);
    const glass = '#dcebf0';
    brush
      .faded(0.55, () => brush.ellipse([0, -37, 37, 37], glass).rounded([-13, -88, 26, 30], 4, glass))
      .within(
        () => brush.context.ellipse(0, -37, 33, 33, 0, 0, Math.PI * 2),
        () =>
          brush
            .rectangle([-40, -46, 80, 50], colour)
            .ellipse([0, -46, 33, 5], shade(colour, 0.4))
            .faded(0.4, () => brush.ellipse([-brush.lightSide * 24, -20, 22, 34], shade(colour, -0.5))),
      )
      .rounded([-17, -91, 34, 7], 3.5, shade(glass, -0.06))
      .polygon('-9,-100 9,-100 10.6,-86 -10.6,-86', '#a8763f')
      .line('-12,-66 12,-66', '#8a5a3c', 4)
      .glow([0, -36, 62], colour, 0.34);
    for (const [x, y, radius] of [
      [-10, -26, 4],
      [6, -16, 3],
      [13, -32, 2.6],
      [-2, -40, 2],
    ] as const)
      brush.faded(0.8, () => brush.ellipse([x, y, radius, radius], shade(colour, 0.55)));
    brush.faded(0.85, () => brush.curve('-27,-44 -23,-58 -12,-65', '#ffffff', 4));
  },
};
