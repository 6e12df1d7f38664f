import { between } from '../drawing/colour.ts';
import { lineNoise } from '../drawing/noise.ts';
import type { Scene } from '../scene/scene.ts';
import { requireSubject } from '../subjects/subject-registry.ts';
import type { View } from './view.ts';

/** One step of the ground: drawn from its crest down; nearer ones cover the feet of farther ones. */
export type Band = {
  /** 0 far to 1 near. */
  depth: number;
  /** How far it is from the horizon to the bottom, 0 to 1. */
  share: number;
  baseY: number;
  crestY(x: number): number;
};

/** A river that is looked down on is a ribbon in the land; looked along, it is water from side to side. */
export const isRibbon = ({ water, composition, subjects }: Scene): boolean =>
  water === 'river' &&
  (composition === 'from-above' || composition === 'high-horizon') &&
  subjects.every(({ id }) => requireSubject(id).domain !== 'water');

const BANDS = 5;
const FARTHEST = 0.42;
const NEAREST = 0.98;

/** The depth of a place on the ground or the water. */
export const depthAt = ({ horizonY, height }: View, y: number): number =>
  between(FARTHEST, NEAREST, Math.min(1, Math.max(0, (y - horizonY) / (height - horizonY))));

/** The steps of the ground from the horizon to the bottom, far ones first. */
export function groundBands(scene: Scene, view: View): Band[] {
  const { horizonY, height, width } = view;
  const isWavy = scene.ground === 'dunes';
  const isFlat = scene.setting === 'street' || scene.ground === 'paving' || scene.backdrop === 'plain';
  return Array.from({ length: BANDS }, (_, index) => {
    const share = index / (BANDS - 1);
    const baseY = between(horizonY + height * 0.005, height * 0.97, share ** 1.35);
    const noise = lineNoise(`${scene.seed}:ground ${index}`);
    const amplitude =
      (isWavy ? 0.12 : isFlat ? 0.006 : 0.055) *
      Math.min(1, (height - horizonY) / (height * 0.3)) *
      height *
      (0.4 + 0.6 * share);
    const frequency = isWavy ? 1.3 : 1.5 - 0.4 * share;
    const crestY = (x: number) => baseY - noise.fractal((x / width) * frequency, 5) * amplitude;
    return { depth: between(FARTHEST, NEAREST, share), share, baseY, crestY };
  });
}

/** The edge between water and the near shore; `hasPlace` leaves room for what stands on it. */
export function shoreLine(scene: Scene, view: View, hasPlace: boolean): (x: number) => number {
  const { width, height, side } = view;
  const noise = lineNoise(`${scene.seed}:shore`);
  const middle = width * (0.5 + side * 0.16);
  const shift = scene.composition === 'from-above' || scene.composition === 'high-horizon' ? -0.08 : 0;
  return (x) => {
    const knoll = hasPlace ? 0.065 * Math.exp(-(((x - middle) / (width * 0.3)) ** 2)) : 0;
    return height * ((hasPlace ? 0.84 + shift : 0.965) + noise.fractal((x / width) * 3.2, 4) * 0.035 - knoll);
  };
}
