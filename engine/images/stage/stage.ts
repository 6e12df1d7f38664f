import type { Atmosphere } from '../drawing/atmosphere.ts';
import type { CanvasSet, Context, Canvas } from '../drawing/canvas.ts';
import { createRandom, type Random } from '../drawing/random.ts';
import type { Layout, Placed } from '../layout/layout.ts';
import type { View } from '../layout/view.ts';
import type { Scene } from '../scene/scene.ts';

/** What everything that is drawn of a scene has in common. */
export type Stage = {
  readonly scene: Scene;
  readonly layout: Layout;
  readonly view: View;
  readonly atmosphere: Atmosphere;
  readonly canvases: CanvasSet;
  /** Length of a line that is one pixel wide in a picture of 1024 × 1024. */
  readonly pixel: number;
  /** What has been painted so far; water mirrors it. */
  painted: Canvas | null;
};

/** One plane of a picture. Nearer ones are drawn later, and move more in a clip. */
export type Layer = {
  name: string;
  /** 0 far to 1 near; a little above 1 before everything. */
  depth: number;
  draw: (context: Context) => void;
  /** The drawing that it shows, where it shows one. */
  placed?: Placed;
};

/** Random numbers of one part of the stage: other parts do not change when one does. */
export const randomOf = ({ scene }: Stage, part: string): Random => createRandom(`${scene.seed}:${part}`);

/** How far beyond the picture's sides is painted, as a share: room for camera moves. */
export const OVERSCAN = 0.22;

/** The side that light comes from. */
export const lightSideOf = ({ view }: Stage): 1 | -1 => (view.light[0] < view.width / 2 ? -1 : 1);
