import type { Subject } from '../subject.ts';

/** A cup with a straw. */
export const bubbleTea: Subject = {
  id: 'bubble-tea',
  words: [
    'bubble tea',
    'boba tea',
    'boba',
    'iced coffee',
    'soda',
    'soft drink',
    'cola',
    'frappuccino',
    'iced latte',
    'orange juice',
    'lemonade glass',
    'drinking straw',
    'straw',
    'takeaway cup',
  ],
  heightShare: 0.26,
  width: 56,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c8a07a';
    brush
      .line('4,-62 16,-99', '#e0576a', 4)
      .polygon('-26,-74 26,-74 19,0 -19,0', '#eaf0f2')
      .polygon('-23,-62 23,-62 17.6,-3 -17.6,-3', colour)
      .rounded([-29, -80, 58, 8], 4, '#f6f8f8');
    for (const [x, y, turn] of [
      [-8, -48, 0.3],
      [7, -40, -0.4],
      [-3, -26, 0.1],
    ] as const)
      brush.placed({ x, y, turn }, () => brush.faded(0.45, () => brush.rounded([-6, -6, 12, 12], 2, '#ffffff')));
    brush.faded(0.4, () => brush.polygon('-20,-70 -12,-70 -10,-8 -16,-8', '#ffffff'));
  },
};
