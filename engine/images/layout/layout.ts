import type { Pose } from '../scene/scene.ts';
import type { Band } from './terrain.ts';
import type { View } from './view.ts';

/** Where one drawing of a subject is. */
export type Placed = {
  id: string;
  /** Which subject of the scene it belongs to. */
  subject: number;
  /** Middle of its base, in pixels. */
  x: number;
  baseY: number;
  /** Its height in pixels. */
  height: number;
  /** 0 far to 1 near. */
  depth: number;
  /** Where it touches the ground, in pixels: its base, or that of what carries it. */
  groundY: number;
  isMirrored: boolean;
  colour: string | null;
  pose: Pose | null;
  /** Starts its random numbers. */
  seed: string;
  /** One is asked for of what comes in many. */
  isSingle: boolean;
  /** It is mirrored in the water below it. */
  isReflected: boolean;
  /** It is held or ridden on and casts no shadow of its own. */
  isCarried: boolean;
  /** Where along the ground what carries it is, in pixels; its own x where nothing does. */
  groundX: number;
  /** How it is turned about its base, radians. */
  turn: number;
  /** How much later than its depth says it is drawn: what is in a basket comes before the basket, what is on a cake after it. */
  order: number;
  /** Something is put into it. */
  isFilled: boolean;
  /** Head and shoulders alone. */
  isBust: boolean;
  /** What it wears. */
  worn: { id: string; colour: string | null }[];
};

/** Boxes of everything before anything is drawn. */
export type Layout = {
  view: View;
  placed: Placed[];
  bands: Band[];
  /** The near shore where there is water; null without. */
  shore: ((x: number) => number) | null;
};

/** The box that a drawing takes, as shares of nothing: pixels. */
export type PlacedBox = { left: number; right: number; top: number; bottom: number };

/** The box of a drawing whose subject is `width` wide at a height of 100. */
export const boxOf = ({ x, baseY, height }: Pick<Placed, 'x' | 'baseY' | 'height'>, width: number): PlacedBox => ({
  left: x - (height * width) / 200,
  right: x + (height * width) / 200,
  top: baseY - height,
  bottom: baseY,
});

/** How much two boxes cover each other, pixels². */
export function overlap(one: PlacedBox, other: PlacedBox): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
