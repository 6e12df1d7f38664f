import { createRandom } from '../../drawing/random.ts';
import type { Scene } from '../../scene/scene.ts';
import { requireSubject } from '../../subjects/subject-registry.ts';
import { freeSubjects } from '../carriers.ts';
import type { Layout, Placed } from '../layout.ts';

/** Tiles along the shorter side. */
const TILES = 4;
/** How much of its tile a drawing takes. */
const SHARE = 0.62;

/** Repeats the subjects over the whole picture, in rows that are shifted against each other. */
export function layOutPattern(scene: Scene, { view, placed }: Layout): void {
  const kinds = freeSubjects(scene.subjects);
  if (kinds.length === 0) return;
  const tile = Math.min(view.width, view.height) / TILES;
  const [columns, rows] = [Math.ceil(view.width / tile) + 1, Math.ceil(view.height / tile) + 1];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const wanted = kinds[(column + row) % kinds.length]!;
      const centre = [(column + (row % 2 ? 0.5 : 0)) * tile, (row + 0.25) * tile] as const;
      placed.push(tileOf(scene, wanted, { centre, tile, number: row * columns + column }));
    }
}

function tileOf(
  scene: Scene,
  wanted: Scene['subjects'][number],
  { centre: [x, y], tile, number }: { centre: readonly [number, number]; tile: number; number: number },
): Placed {
  const { width } = requireSubject(wanted.id);
  const random = createRandom(`${scene.seed}:tile ${number}`);
  const size = wanted.size === 'small' ? 0.6 : wanted.size === 'large' ? 1.2 : 1;
  const height = tile * SHARE * size * Math.min(1, 110 / width);
  const turn = random.range(-0.2, 0.2);
  const baseY = y + (Math.cos(turn) * height) / 2;
  return {
    id: wanted.id,
    subject: scene.subjects.indexOf(wanted),
    x: x - (Math.sin(turn) * height) / 2,
    baseY,
    height,
    depth: 0.95,
    groundY: baseY,
    isMirrored: number % 3 === 1,
    colour: wanted.colour,
    pose: wanted.pose,
    // Of one kind all are alike, as on printed cloth.
    seed: `${scene.seed}${wanted.id}`,
    isSingle: true,
    isReflected: false,
    isCarried: true,
    groundX: x,
    turn,
    order: number * 1e-6,
    isFilled: false,
    isBust: false,
    worn: [],
  };
}
