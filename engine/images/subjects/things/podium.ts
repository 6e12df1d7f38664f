import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A round step that a product is shown on. */
export const podium: Subject = {
  id: 'podium',
  words: ['podium', 'pedestal', 'plinth', 'product podium', 'display stand', 'round podium', 'display podium'],
  heightShare: 0.16,
  width: 250,
  domain: 'table',
  room: { way: 'flat', y: 88, halfWidth: 78, height: 200 },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#ece5dc';
    for (const [wide, top, bottom] of [
      [124, -34, -14],
      [92, -86, -40],
    ] as const) {
      const deep = wide * 0.12;
      brush
        .rectangle([-wide, top, wide * 2, bottom - top], shade(colour, -0.1))
        .ellipse([0, bottom, wide, deep], shade(colour, -0.1))
        .faded(0.3, () =>
          brush.within(
            () => {
              brush.context.rect(-wide, top, wide * 2, bottom - top);
              brush.context.ellipse(0, bottom, wide, deep, 0, 0, Math.PI);
            },
            () => brush.rectangle([brush.lightSide > 0 ? -wide : wide * 0.3, top, wide * 0.7, 80], shade(colour, -0.5)),
          ),
        )
        .ellipse([0, top, wide, deep], shade(colour, 0.12));
    }
  },
};
