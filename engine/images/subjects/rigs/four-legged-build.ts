import type { Brush } from '../../drawing/brush.ts';
import type { Colour } from '../../drawing/colour.ts';
import type { Random } from '../../drawing/random.ts';
import type { Joint, Point } from '../../drawing/points.ts';

/** Numbers of an animal on four legs, in units of its own, facing right. Places of neck and head are from the shoulder. */
export type Build = {
  colours: readonly string[];
  belly?: Colour;
  length: number;
  /** Height of the back. */
  back: number;
  thickness: number;
  /** Thickness before the hind legs, as a share. */
  waist?: number;
  legThickness?: number;
  socks?: Colour;
  hooves?: Colour;
  tail?: readonly Joint[];
  tailTip?: Colour;
  neck: Joint;
  head: Joint;
  snout: Joint;
  ear?: Point;
  earBack?: number;
  hasBrightChest?: boolean;
  /** Its thickness as a share of the body's; above 1 it lies about the head, as a lion's. */
  mane?: number;
  maneColour?: Colour;
  spots?: { count: number; size: number; colour: Colour };
  stripes?: Colour;
  noseSize?: number;
  /** What only this animal has. `at` is where its shoulder and head are. */
  extra?: (brush: Brush, at: Frame) => void;
};

/** Where the parts of an animal are. */
export type Frame = {
  half: number;
  back: number;
  thickness: number;
  head: Point;
  headRadius: number;
  colour: Colour;
  random: Random;
};
