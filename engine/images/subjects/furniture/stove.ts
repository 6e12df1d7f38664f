import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A stove with an oven. */
export const stove: Subject = {
  id: 'stove',
  words: ['stove', 'oven', 'cooker', 'wood stove'],
  heightShare: 0.28,
  width: 90,
  domain: 'ground',
  isIndoors: true,
  room: { way: 'flat', y: 97, halfWidth: 34, height: 50 },
  topShare: 1.6,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e4e6e4';
    brush
      .block([-44, -92, 88, 88], colour, 0.3)
      .rectangle([-44, -4, 12, 4], '#33363e')
      .rectangle([32, -4, 12, 4], '#33363e')
      .rectangle([-46, -98, 92, 7], '#33363e')
      .rectangle([-44, -90, 88, 14], shade(colour, -0.12))
      .rounded([-34, -62, 68, 42], 4, '#2c3038')
      .rounded([-28, -56, 56, 30], 3, '#4a3a34')
      .rectangle([-34, -70, 68, 4], '#c3cad2');
    for (let knob = 0; knob < 5; knob++)
      brush.ellipse([-32 + knob * 16, -83, 4.6, 4.6], '#33363e').line(
        [
          [-32 + knob * 16, -83],
          [-32 + knob * 16, -87],
        ],
        '#ffffff',
        1,
      );
    brush.faded(0.6, () => brush.rounded([-24, -52, 48, 20], 3, '#e8843a')).glow([0, -42, 40], '#ffb060', 0.4);
  },
};
