import { between, css, mix } from '../drawing/colour.ts';
import type { Context } from '../drawing/canvas.ts';
import { boxOf, overlap } from '../layout/layout.ts';
import type { Band } from '../layout/terrain.ts';
import { requireSubject } from '../subjects/subject-registry.ts';
import { drawDecoration } from './sprite.ts';
import { randomOf, type Layer, type Stage } from './stage.ts';

const TREES: Partial<Record<string, readonly string[]>> = {
  'forest-floor': ['pine', 'birch', 'bush'],
  savanna: ['acacia', 'bush', 'bush'],
  dunes: [],
  sand: ['bush'],
  mars: [],
  moon: [],
  paving: [],
  rows: [],
  rock: ['bush'],
};
const COUNTS = [16, 11, 8, 5];

/** Trees, bushes and stones that are no subjects, kept away from those that are. */
export function scatterLayers(stage: Stage): Layer[] {
  const kinds =
    TREES[stage.scene.ground] ?? (stage.scene.season === 'winter' ? ['pine', 'pine'] : ['oak', 'bush', 'bush', 'pine']);
  if (kinds.length === 0) return [];
  return stage.layout.bands.slice(0, -1).map((band, index) => ({
    name: `scatter ${index}`,
    depth: band.depth + 0.004,
    draw: (context) => scatter(context, stage, { band, next: stage.layout.bands[index + 1]!, index, kinds }),
  }));
}

type Strip = { band: Band; next: Band; index: number; kinds: readonly string[] };

function scatter(context: Context, stage: Stage, { band, next, index, kinds }: Strip): void {
  const { view, layout, scene } = stage;
  const random = randomOf(stage, `scatter ${index}`);
  const scale = between(0.5, 1.9, index / 3) * stage.pixel;
  for (let item = 0; item < COUNTS[index]!; item++) {
    const x = view.width * random.range(-0.2, 1.2);
    const baseY = between(band.crestY(x), next.crestY(x), random.range(0.1, 0.8));
    const id = random.pick(kinds);
    const height = (id === 'bush' ? random.range(11, 26) : random.range(30, 70)) * scale;
    const isOnRoad =
      (scene.ground === 'road' || scene.ground === 'path') &&
      Math.abs(x - view.width / 2) < view.width * (0.06 + index * 0.09);
    // What stands before a subject would hide it; what stands behind one is company.
    const box = boxOf({ x, baseY, height }, requireSubject(id).width);
    const hides = layout.placed.some(
      (placed) =>
        placed.baseY < baseY + height * 0.2 && overlap(box, boxOf(placed, requireSubject(placed.id).width)) > 0,
    );
    if (isOnRoad || hides) continue;
    drawDecoration(context, stage, {
      id,
      x,
      baseY: baseY + 2,
      height,
      depth: band.depth,
      seed: `${scene.seed}${index}${item}`,
      colour: scene.ground === 'savanna' && id === 'bush' ? '#7a7a42' : undefined,
    });
  }
}

/** Blades of grass and, before mountains and woods, trees at the sides: the picture's frame. */
export function foregroundLayer(stage: Stage): Layer {
  const { view, scene, atmosphere } = stage;
  const random = randomOf(stage, 'foreground');
  const hasTrees =
    (scene.backdrop === 'mountains' || scene.backdrop === 'forest') &&
    scene.ground !== 'dunes' &&
    scene.composition !== 'from-above' &&
    random.chance(0.6);
  return {
    name: 'foreground',
    depth: 1.12,
    draw(context) {
      if (hasTrees) drawSideTrees(context, stage);
      if (
        ['dunes', 'snow', 'sand', 'mars', 'road', 'paving', 'moon'].includes(scene.ground) ||
        scene.season === 'winter'
      )
        return;
      context.strokeStyle = css(mix(atmosphere.palette.ink, atmosphere.grade('#2a3a34', 1), 0.45));
      for (let blade = 0; blade < 150; blade++) {
        const at = random.next();
        const edge = Math.abs(at - 0.5) * 2;
        const length = (0.02 + 0.06 * edge * edge) * view.height * random.range(0.5, 1.2);
        const [x, y] = [between(-0.2, 1.2, at) * view.width, view.height * 1.01];
        context.lineWidth = random.range(1.4, 3.4) * stage.pixel;
        context.beginPath();
        context.moveTo(x, y);
        context.quadraticCurveTo(
          x + random.spread() * length * 0.1,
          y - length * 0.6,
          x + random.spread() * length * 0.4,
          y - length,
        );
        context.stroke();
      }
    },
  };
}

function drawSideTrees(context: Context, stage: Stage): void {
  const { view, scene } = stage;
  const random = randomOf(stage, 'side trees');
  const kind = scene.backdrop === 'forest' && scene.season !== 'winter' ? 'oak' : 'pine';
  for (const side of [-1, 1]) {
    for (let index = 0; index < (side === view.side ? 1 : 2); index++) {
      const height = view.height * random.range(0.4, 0.58) * (index > 0 ? 0.72 : 1);
      const x = view.width * (0.5 + side * (0.49 + index * 0.075));
      const box = boxOf({ x, baseY: view.height, height }, 60);
      if (stage.layout.placed.some((placed) => overlap(box, boxOf(placed, requireSubject(placed.id).width)) > 0))
        continue;
      drawDecoration(context, stage, {
        id: kind,
        x,
        baseY: view.height * 1.03,
        height,
        depth: 1,
        seed: `${scene.seed}side${side}${index}`,
        colour: kind === 'pine' ? '#2a4a40' : undefined,
      });
    }
  }
}
