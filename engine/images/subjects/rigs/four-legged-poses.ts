import type { Random } from '../../drawing/random.ts';
import type { Pose } from '../../scene/scene.ts';

/** How far legs are turned from standing, radians, hind leg first; how the whole is lifted and tilted. */
export type LegAngles = { near: readonly [number, number]; far: readonly [number, number]; lift: number; tilt: number };

/** What an animal on four legs can be drawn doing. */
export const LEG_POSES: readonly Pose[] = [
  'walking',
  'running',
  'galloping',
  'chasing',
  'jumping',
  'leaping',
  'lying',
  'sleeping',
  'grazing',
  'eating',
  'drinking',
];

/** Legs for a pose. Without one the animal stands or takes a step. */
export function legAngles(pose: Pose | undefined, random: Random): LegAngles {
  if (pose === 'running' || pose === 'chasing' || pose === 'galloping')
    return { near: [0.75, -0.7], far: [0.5, -0.9], lift: 4, tilt: -0.03 };
  if (pose === 'jumping' || pose === 'leaping')
    return { near: [0.95, -0.75], far: [0.8, -0.95], lift: 26, tilt: -0.22 };
  if (pose === 'walking' || (!pose && random.chance(0.6)))
    return { near: [0.22, -0.2], far: [-0.2, 0.18], lift: 0, tilt: 0 };
  return { near: [0, 0], far: [0, 0], lift: 0, tilt: 0 };
}
