import type { Colour } from '../../drawing/colour.ts';
import type { Pose } from '../../scene/scene.ts';
import type { Hat } from './hats.ts';
import type { Held } from './held-things.ts';

/** What somebody wears and carries. Without colours they are chosen by the seed. */
export type Outfit = {
  coat?: readonly string[];
  trousers?: string;
  skirt?: 'dress' | 'robe' | 'skirt' | 'coat';
  hair?: 'short' | 'long' | 'none';
  hat?: Hat;
  held?: Held;
  cape?: Colour;
  beard?: Colour;
  scarf?: Colour;
  apron?: Colour;
  pack?: Colour;
  /** Green for goblins. */
  skin?: readonly string[];
  usualPose?: Pose;
};
