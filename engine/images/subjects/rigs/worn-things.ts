import type { Brush } from '../../drawing/brush.ts';
import type { Joint } from '../../drawing/points.ts';
import type { Worn } from '../subject.ts';

/** Half the width of the head and of the neck about which worn things are drawn. */
const HEAD = 8;
const NECK = 7;
/** Where the neck of a head is, in heads. */
const NECK_BELOW = 1.25;

type Neck = { at: Joint; turn: number };

const neckOf = ([x, y, radius]: Joint): Neck => ({ at: [x, y + radius * NECK_BELOW, radius * 0.8], turn: 0 });

/** Draws what is worn on a head; `neck` where it is not right below, with its turn. */
export function drawWorn(
  brush: Brush,
  worn: readonly Worn[],
  { head, neck = neckOf(head) }: { head: Joint; neck?: Neck },
): void {
  const [x, y, radius] = head;
  // Scarves first, hats last: a hat is over the rim of glasses.
  for (const place of ['neck', 'mouth', 'eyes', 'head'] as const) {
    for (const { wear, colour } of worn) {
      if (!('draw' in wear) || wear.place !== place) continue;
      const { at, turn } = place === 'neck' ? neck : { at: [x, y, radius] as const, turn: 0 };
      const scale = at[2] / (place === 'neck' ? NECK : HEAD);
      brush.placed({ x: at[0], y: at[1], turn, scale }, () => wear.draw(brush, colour));
    }
  }
}
