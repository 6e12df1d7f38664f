import { requireSubject } from '../../images/subjects/subject-registry.ts';
import type { Layer } from '../../images/stage/stage.ts';
import type { PlaneMotion } from './plane.ts';

/** Layers that become one plane, far ones first. */
export type LayerGroup = { layers: Layer[]; depth: number; motion: PlaneMotion; follows: boolean; isSurface: boolean };

/** Layers nearer to each other than this move as one. */
const DEPTH_STEP = 0.05;
/** More subjects than this move together, which costs fewer planes. */
const MOST_ALONE = 4;

const MOTIONS: Readonly<Record<string, PlaneMotion>> = {
  clouds: 'clouds',
  'sea of clouds': 'clouds',
  'far fog': 'fog',
  'horizon fog': 'fog',
  'middle fog': 'fog',
  'near fog': 'fog',
  water: 'mirror',
  ripples: 'ripples',
  rain: 'rain',
  snow: 'snow',
  petals: 'flakes',
  leaves: 'flakes',
};
/** What a camera that tracks follows. */
const FOLLOWED = new Set(['animals', 'people', 'vehicles']);

/** Layers that stretch from afar to the front. */
const SURFACE = /^(?:ripples|road|river|rows|shore|ground \d+)$/;

/**
 * Puts layers that lie next to each other in depth and move alike into groups. What a camera sees that moves sideways needs
 * `hasSurfaces`: ground and water by themselves, without what stands on them.
 */
export function groupLayers(layers: readonly Layer[], { hasSurfaces }: { hasSurfaces: boolean }): LayerGroup[] {
  const areMany = layers.filter(({ placed }) => placed).length > MOST_ALONE;
  const groups: LayerGroup[] = [];
  for (const layer of layers) {
    const motion = motionOf(layer);
    const follows = layer.placed !== undefined && FOLLOWED.has(requireSubject(layer.placed.id).kind);
    const isSurface = hasSurfaces && !layer.placed && SURFACE.test(layer.name);
    const last = groups.at(-1);
    const isAlone = motion === 'floating' || motion === 'flying' ? !areMany : motion !== 'still';
    const isClose = last !== undefined && layer.depth - last.layers[0]!.depth < DEPTH_STEP;
    // What is in something comes before it, what is on it or held after.
    const isAfterCarrier = layer.placed !== undefined && layer.placed.isCarried && layer.placed.order > 0;
    const belongs = isAfterCarrier || (isClose && !isAlone);
    const isAlike = last?.motion === motion && last.follows === follows && last.isSurface === isSurface;
    if (last && belongs && isAlike) last.layers.push(layer);
    else groups.push({ layers: [layer], depth: layer.depth, motion, follows, isSurface });
  }
  return groups;
}

function motionOf({ name, placed }: Layer): PlaneMotion {
  if (!placed) return MOTIONS[name] ?? 'still';
  const { domain } = requireSubject(placed.id);
  if (placed.isReflected || domain === 'water' || domain === 'sea') return 'floating';
  return domain === 'air' ? 'flying' : 'still';
}
