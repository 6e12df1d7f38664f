import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';

/** Fruits that are round or nearly so. */
export type Fruit = 'orange' | 'apple' | 'pear' | 'lemon' | 'peach';

const COLOURS: Record<Fruit, string> = {
  orange: '#e8892f',
  apple: '#c8413a',
  pear: '#b5b84a',
  lemon: '#efd04a',
  peach: '#eea06a',
};

/** A fruit about 0, 0 with a radius of 20. */
export function drawFruit(brush: Brush, fruit: Fruit, colour: Colour = COLOURS[fruit]): void {
  if (fruit === 'pear') brush.blob('-18,6 -12,-10 -6,-26 4,-27 9,-12 18,5 10,20 -10,20', colour);
  else if (fruit === 'lemon') brush.blob('-25,0 -14,-14 10,-14 25,0 12,14 -12,14', colour);
  else brush.ellipse([0, 0, 20, 19], colour);
  brush.faded(0.4, () =>
    brush
      .ellipse([-brush.lightSide * 7, 5, 12, 13], shade(colour, -0.35))
      .ellipse([brush.lightSide * 8, -7, 5, 6], shade(colour, 0.5)),
  );
  if (fruit === 'orange') brush.ellipse([2, -17, 2, 1.4], '#5f7a3a');
  else if (fruit !== 'lemon')
    brush.line(
      [
        [0, fruit === 'pear' ? -25 : -17],
        [3, fruit === 'pear' ? -33 : -26],
      ],
      '#5a4033',
      2,
    );
}
