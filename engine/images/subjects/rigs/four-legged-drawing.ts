import type { Build } from './four-legged-build.ts';
import type { Brush } from '../../drawing/brush.ts';
import type { Colour } from '../../drawing/colour.ts';
import type { Random } from '../../drawing/random.ts';
import type { Worn } from '../subject.ts';

/** An animal as it is being drawn. */
export type Drawing = {
  brush: Brush;
  random: Random;
  build: Build;
  colour: Colour;
  belly: Colour | undefined;
  worn: readonly Worn[];
};
