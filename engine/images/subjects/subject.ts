import type { Brush } from '../drawing/brush.ts';
import type { Colour } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import type { Pose } from '../scene/scene.ts';

/** Where a subject lives; the layout places it there. `span` reaches across the whole picture. */
export type Domain = 'ground' | 'water' | 'air' | 'sea' | 'space' | 'span' | 'table' | 'wall';

/** What the prompt wants of one drawing. */
export type Wish = { colour?: Colour | undefined; pose?: Pose | undefined; isSingle?: boolean };

/** Something that can be drawn: one file each, listed in `subject-registry.ts`. */
export type Subject = {
  /** Unique; stored in scenes, so it never changes. */
  id: string;
  /** Nouns that mean it, in the singular; plurals are understood. */
  words: readonly string[];
  /** How high it is as a hero, as a share of the picture's height. */
  heightShare: number;
  /** Its width where its height is 100. */
  width: number;
  domain: Domain;
  /** May stand in water, and is mirrored there. */
  standsInWater?: boolean;
  /** Grows on the seabed or lives on it. */
  isOnSeabed?: boolean;
  /** Above it, as a share of its height, what is drawn reaches up to; 1.32 unless given. */
  topShare?: number;
  /** One drawing is many of them (a flock, a field of flowers), so a plural does not repeat it. */
  isMany?: boolean;
  /** What it can be drawn doing; people take the poses of their rig. */
  poses?: readonly Pose[];
  /** Belongs indoors: alone it makes the scene a room. */
  isIndoors?: boolean;
  /** Draws it facing right, in units of its own; see Brush. */
  draw(brush: Brush, random: Random, wish: Wish): void;
};
