import type { Frame } from '../camera/projection.ts';

/** When, and in what: `pixel` is the length of a line one pixel wide in a picture of 1024 × 1024. */
export type Moment = {
  timeMs: number;
  frame: Frame;
  pixel: number;
  /** How far a row of a surface is seen to the side of its first one, px; null for what stands. */
  shiftAt: ((y: number) => number) | null;
};
