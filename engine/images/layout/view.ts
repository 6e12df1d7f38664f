import type { Random } from '../drawing/random.ts';
import type { Point } from '../drawing/points.ts';
import { PALETTES } from '../scene/palettes/palettes.ts';
import type { Composition, Scene } from '../scene/scene.ts';

/** Size of a picture in pixels. */
export type PictureSize = { width: number; height: number };

/** How the picture is looked at: everything that the stage and the subjects have in common. */
export type View = PictureSize & {
  horizonY: number;
  /** The side on which the first subject is. */
  side: 1 | -1;
  /** Where sun, moon or lamp are. */
  light: Point;
  /** What subjects are measured with, so that narrow and wide pictures show them alike. */
  unit: number;
  /** How much larger subjects are than as heroes of a level view. */
  zoom: number;
};

/** Where the horizon may be, as shares of the height, on land and with water. */
const HORIZONS: Record<
  Composition,
  { land: readonly [number, number]; water: readonly [number, number]; zoom: number }
> = {
  level: { land: [0.58, 0.69], water: [0.52, 0.6], zoom: 1 },
  'low-horizon': { land: [0.75, 0.81], water: [0.68, 0.75], zoom: 0.92 },
  'high-horizon': { land: [0.36, 0.46], water: [0.34, 0.42], zoom: 0.92 },
  'from-above': { land: [0.1, 0.17], water: [0.1, 0.16], zoom: 0.72 },
  'from-below': { land: [0.84, 0.88], water: [0.8, 0.84], zoom: 1.3 },
  close: { land: [0.5, 0.66], water: [0.46, 0.56], zoom: 2.1 },
  wide: { land: [0.52, 0.72], water: [0.48, 0.6], zoom: 0.62 },
  portrait: { land: [0.6, 0.68], water: [0.52, 0.58], zoom: 2.1 },
};

/** The view of a scene; random numbers choose within what the composition allows. */
export function viewOf(scene: Scene, { width, height }: PictureSize, random: Random): View {
  const composition = HORIZONS[scene.composition];
  const [lowest, highest] = scene.water ? composition.water : composition.land;
  const share = random.range(lowest, highest);
  const first = scene.subjects[0]?.place;
  const side = first === 'left' ? -1 : first === 'right' ? 1 : random.sign();
  const horizonY = height * horizonShare(scene, share);
  return {
    width,
    height,
    horizonY,
    side,
    light: lightOf(scene, { width, height, horizonY, side }, random),
    unit: Math.min(height, width * 1.2),
    zoom: composition.zoom,
  };
}

function horizonShare({ setting }: Scene, share: number): number {
  switch (setting) {
    case 'underwater':
    case 'sky':
      return 1.5;
    case 'table':
      return 0.64;
    case 'room':
      return 0.72;
    case 'plain':
    case 'pattern':
      return 0.82;
    case 'street':
      return Math.min(0.62, share);
    case 'space':
    case 'landscape':
      return share;
  }
}

function lightOf(scene: Scene, view: PictureSize & { horizonY: number; side: number }, random: Random): Point {
  const { width, height, horizonY, side } = view;
  const palette = PALETTES[scene.palette];
  const x = width * (0.5 - side * random.range(0.16, 0.3));
  switch (scene.setting) {
    case 'underwater':
      return [width / 2, -height * 0.1];
    case 'table':
    case 'room':
    case 'space':
    case 'plain':
    case 'pattern':
      return [width * (side > 0 ? 0.12 : 0.88), height * 0.1];
    case 'street':
    case 'sky':
    case 'landscape':
      break;
  }
  if (scene.extras.includes('large-moon')) return [width * (0.5 - side * 0.16), Math.min(height * 0.3, horizonY * 0.5)];
  const isHigh = palette?.source === 'moon' || palette?.hour === 'day' || palette?.hour === 'winter';
  const high = horizonY * random.range(0.24, 0.42);
  return [x, isHigh ? Math.min(high, height * 0.3) : horizonY - height * random.range(0.07, 0.16)];
}
