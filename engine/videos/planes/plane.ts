import type { Canvas } from '../../images/drawing/canvas.ts';

/** How a plane moves by itself. */
export type PlaneMotion =
  | 'still'
  | 'clouds'
  | 'fog'
  | 'mirror'
  | 'ripples'
  | 'rain'
  | 'snow'
  | 'flakes'
  | 'floating'
  | 'flying';

/** Layers of a picture that move as one. */
export type Plane = {
  canvas: Canvas;
  /** Where its corner is, in pixels of the frame at rest. */
  left: number;
  top: number;
  /** Its used size; the canvas may be larger. */
  width: number;
  height: number;
  /** 0 far to 1 near; a little above 1 before everything. */
  depth: number;
  motion: PlaneMotion;
  /** It shows what a tracking camera follows. */
  follows: boolean;
  /** Ground or water: its rows are the nearer the lower they lie. */
  isSurface: boolean;
};
