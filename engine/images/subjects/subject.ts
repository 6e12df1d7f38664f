import type { Brush } from '../drawing/brush.ts';
import type { Colour } from '../drawing/colour.ts';
import type { Joint, Point } from '../drawing/points.ts';
import type { Random } from '../drawing/random.ts';
import type { Pose } from '../scene/scene.ts';

/** Where a subject lives; the layout places it there. `span` reaches across the whole picture. */
export type Domain = 'ground' | 'water' | 'air' | 'sea' | 'space' | 'span' | 'table' | 'wall';

/** Clothes of people; a dress and a coat have a skirt. */
export type Garment = 'shirt' | 'coat' | 'raincoat' | 'suit' | 'dress' | 'robe' | 'apron' | 'cape';

/**
 * How something is worn. It is drawn about the middle of a head that is 8 high to each side and looks to the right; what is worn about
 * the neck, about a neck that is 7 wide to each side. Clothes and shoes are drawn by the rigs of people and animals.
 */
export type Wear =
  | { place: 'head' | 'eyes' | 'mouth' | 'neck'; draw(brush: Brush, colour: Colour | undefined): void }
  | { place: 'body'; garment: Garment; usual: Colour }
  /** Its colour is that of the hair; `style` where its words ask for one. */
  | { place: 'hair'; style?: 'long' | 'short' }
  | { place: 'beard'; usual: Colour }
  /** Straps of people; of animals the thing itself, drawn with its base on their back, 100 high. */
  | { place: 'back'; usual: Colour; draw(brush: Brush, colour: Colour | undefined): void }
  /** On each foot: 0, 0 is the sole, 4 to each side as wide as an ankle. */
  | { place: 'feet'; usual: Colour };

/** What one drawing wears. */
export type Worn = { wear: Wear; colour: Colour | undefined };

/** What the prompt wants of one drawing. `isFilled`: the picture puts something into it, so nothing of its own is drawn there. */
export type Wish = {
  colour?: Colour | undefined;
  pose?: Pose | undefined;
  isSingle?: boolean;
  worn?: readonly Worn[];
  isFilled?: boolean;
  /** It is in or on something, or held. */
  isCarried?: boolean;
  /** Head and shoulders alone, from near. */
  isBust?: boolean;
};

/**
 * Room for other things, in units of the subject. `open`: things are behind its front and look out; `glass`: they are seen through it;
 * `flat`: they are on it. `y` is the height of the opening, the floor within or the top.
 */
export type Room = {
  way: 'open' | 'glass' | 'flat';
  /** Where its middle is; 0 unless given. */
  x?: number;
  y: number;
  halfWidth: number;
  /** How high the things in or on it may be; half of what holds them unless given. */
  height?: number;
};

/** Something that can be drawn: one file each, listed in `subject-registry.ts`. */
export type Subject = {
  /** Unique; stored in scenes, so it never changes. */
  id: string;
  /** Nouns that mean it, in the singular; plurals are understood. */
  words: readonly string[];
  /** How high it is as a hero, as a share of the picture's height. */
  heightShare: number;
  /** Of the size of people or larger, among the kinds that are smaller: it keeps its height beside them. */
  isLarge?: boolean;
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
  /** It is many, and one where one is wished for: a number is drawn one by one. */
  hasSingle?: boolean;
  /** One drawing is two of them: shoes, gloves. */
  isPair?: boolean;
  /** What it can be drawn doing; people take the poses of their rig. */
  poses?: readonly Pose[];
  /** Belongs indoors: alone it makes the scene a room. */
  isIndoors?: boolean;
  /** What it can hold. */
  room?: Room;
  /** Long and narrow: it stands in what holds it and looks out. */
  isLong?: boolean;
  /** Can be worn. */
  wear?: Wear;
  /** Its head, for what is worn; `posed` where its rig puts it on. */
  head?: Joint | 'posed';
  /** Where something that has no head wears hats and glasses. */
  fruitFace?: Joint;
  /** Where its feet are, for shoes; below the middle unless given. */
  feet?: readonly Point[];
  /** Where the head of an animal is whose rig puts things on it: what a portrait shows. */
  face?: Joint;
  /** It can be drawn as head and shoulders. */
  hasBust?: boolean;
  /** Draws it facing right, in units of its own; see Brush. */
  draw(brush: Brush, random: Random, wish: Wish): void;
};
