import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A cake on a plate; berries are on it where nothing else is. */
export const cake: Subject = {
  id: 'cake',
  words: ['cake', 'birthday cake', 'cheesecake', 'gateau', 'wedding cake', 'sponge cake', 'layer cake'],
  heightShare: 0.26,
  width: 110,
  domain: 'table',
  room: { way: 'flat', y: 56, halfWidth: 38, height: 42 },
  draw(brush, random, wish) {
    const icing = wish.colour ?? random.pick(['#f3b8c4', '#f6e6c8', '#c9a0d8']);
    brush
      .ellipse([0, -4, 56, 8], '#e6e2da')
      .ellipse([0, -5.5, 50, 6], '#f6f2ea')
      .rectangle([-42, -50, 84, 44], wish.colour ? shade(wish.colour, -0.16) : '#b9824f')
      .ellipse([0, -6, 42, 7], wish.colour ? shade(wish.colour, -0.24) : '#a87445')
      .rectangle([-42, -30, 84, 5], '#f6ead6');
    brush
      .faded(0.3, () => brush.rectangle([brush.lightSide > 0 ? -42 : 22, -50, 20, 44], '#2a1a2a'))
      .ellipse([0, -52, 42, 10], icing)
      .polygon(
        smooth('-42,-54 -40,-36 -34,-42 -26,-30 -18,-42 -8,-32 2,-42 12,-30 22,-42 32,-34 40,-42 42,-54', 4),
        icing,
      )
      .ellipse([0, -54, 40, 8.4], shade(icing, 0.16));
    for (let dot = 0; dot < 9; dot++)
      brush.ellipse([-39 + dot * 9.75, -50 + Math.sin((dot / 8) * Math.PI) * 7.4, 3.4, 3], shade(icing, 0.4));
    if (wish.isFilled) return;
    for (const [x, y] of [
      [-20, -58],
      [0, -62],
      [20, -58],
      [-9, -55],
      [11, -55],
    ] as const)
      brush.ellipse([x, y, 6, 5.6], '#c8323f').ellipse([x + brush.lightSide * 2, y - 2, 1.6, 1.4], '#f0a0a4');
  },
};
