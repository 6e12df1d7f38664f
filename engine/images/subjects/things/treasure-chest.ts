import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** An open chest of gold. */
export const treasureChest: Subject = {
  id: 'treasure-chest',
  words: ['treasure chest', 'treasure', 'chest', 'trunk'],
  heightShare: 0.16,
  width: 120,
  domain: 'ground',
  room: { way: 'flat', y: 50, halfWidth: 44, height: 28 },
  draw(brush, _random, wish) {
    const wood = wish.colour ?? '#8a5a34';
    brush.polygon(smooth('-54,-52 -50,-88 0,-100 50,-88 54,-52', 6), shade(wood, -0.24));
    for (let coin = 0; coin < 30; coin++)
      brush.ellipse(
        [-44 + (coin % 10) * 9.8 + (coin > 9 ? 4 : 0), -52 - Math.floor(coin / 10) * 6, 6, 4.4],
        shade('#e8b93a', (coin % 4) * 0.1 - 0.16),
      );
    brush.rectangle([-56, -50, 112, 50], wood);
    for (const x of [-56, -6, 46]) brush.rectangle([x, -50, 11, 50], '#c9a04a');
    brush
      .rectangle([-56, -52, 112, 6], '#c9a04a')
      .rectangle([-7, -40, 14, 14], '#6a4a24')
      .glow([0, -62, 60], '#ffd870', 0.5);
  },
};
