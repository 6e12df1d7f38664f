import { createRandom } from '../../drawing/random.ts';
import type { Scene } from '../../scene/scene.ts';
import { requireSubject } from '../../subjects/subject-registry.ts';
import { carrierOf } from '../carriers.ts';
import type { Placed } from '../layout.ts';
import type { View } from '../view.ts';

/** How much of its cell a thing takes, and the least of that for what is small. */
const SHARE = 0.88;
const LEAST = 0.68;
/** How much of each side of the picture is kept free. */
const MARGIN = 0.05;

/** Which drawing of which subject has which place. */
type Spot = { index: number; x: number; y: number; side: number };

/** Places on a table that is looked at from above: side by side all over it, the first in the middle where there is one. */
export function flatLayOf(scene: Scene, view: View): (index: number, copy: number, placed: Placed) => Placed {
  const spots = spotsOf(scene, view);
  const largest = Math.max(...scene.subjects.map(({ id }) => extentOf(id)));
  return (index, copy, placed) => {
    const spot = spots.filter((one) => one.index === index)[copy];
    if (!spot) return placed;
    const { width, isLong } = requireSubject(placed.id);
    const random = createRandom(`${scene.seed}:${placed.id}:${copy}:flat`);
    const { size } = scene.subjects[index]!;
    const share = Math.max(LEAST, extentOf(placed.id) / largest) * (size === 'small' ? 0.75 : 1);
    const height = (spot.side * SHARE * share) / Math.max(1, width / 100);
    const turn = isLong === true ? random.sign() * random.range(0.25, 0.6) : random.range(-0.1, 0.1);
    return {
      ...placed,
      height,
      turn,
      x: spot.x - (Math.sin(turn) * height) / 2,
      baseY: spot.y + (Math.cos(turn) * height) / 2,
      groundX: spot.x,
      groundY: spot.y,
      depth: 0.9,
      // Turned about its middle already.
      order: 1e-6 * (index + 1),
    };
  };
}

function extentOf(id: string): number {
  const { heightShare, width } = requireSubject(id);
  return heightShare * Math.max(1, width / 100);
}

function spotsOf(scene: Scene, { width, height }: View): Spot[] {
  const all = scene.subjects.flatMap(({ count }, index) =>
    carrierOf(scene.subjects, index) === null ? Array.from({ length: count }, () => index) : [],
  );
  const random = createRandom(`${scene.seed}:flat lay`);
  const [wide, high] = [width * (1 - 2 * MARGIN), height * (1 - 2 * MARGIN)];
  const columns = Math.max(1, Math.min(all.length, Math.round(Math.sqrt((all.length * wide) / high))));
  const rows = Math.ceil(all.length / columns);
  const side = Math.min(wide / columns, high / rows);
  return all.map((index, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, all.length - row * columns);
    const jitter = all.length === 1 ? 0 : side * 0.05;
    return {
      index,
      side,
      x:
        width / 2 +
        ((at % columns) - (inRow - 1) / 2) * (wide / Math.max(inRow, columns - 0.5)) +
        random.range(-jitter, jitter),
      y: height / 2 + (row - (rows - 1) / 2) * (high / rows) + random.range(-jitter, jitter),
    };
  });
}
