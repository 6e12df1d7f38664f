import { Brush } from '../../drawing/brush.ts';
import { between } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import { createRandom } from '../../drawing/random.ts';
import { requireSubject } from '../../subjects/subject-registry.ts';
import { OVERSCAN, lightSideOf, randomOf, type Stage } from '../stage.ts';

/** A row of trees along a line. */
export type TreeLine = {
  baseY: (x: number) => number;
  depth: number;
  height: number;
  count: number;
  part: string;
  kinds: readonly string[];
};

const VARIANTS = 5;

/** Draws a few trees once and repeats them, so that a wood of a hundred costs as much as five. */
export function drawTreeLine(context: Context, stage: Stage, line: TreeLine): void {
  const random = randomOf(stage, line.part);
  const height = Math.max(12, Math.round(line.height * 1.25));
  const scale = height / 100;
  const variants = Array.from({ length: VARIANTS }, (_, index) => {
    const canvas = stage.canvases.create(124 * scale, height * 1.2);
    const own = canvas.getContext('2d');
    own.translate(62 * scale, height * 1.12);
    own.scale(scale, scale);
    const seed = `${stage.scene.seed}${line.part}${index}`;
    const brush = new Brush({
      context: own,
      atmosphere: stage.atmosphere,
      depth: line.depth,
      lightSide: lightSideOf(stage),
      random: createRandom(seed),
    });
    requireSubject(random.pick(line.kinds)).draw(brush, createRandom(seed), {});
    return canvas;
  });
  for (let index = 0; index < line.count; index++) {
    const x = between(-OVERSCAN, 1 + OVERSCAN, (index + random.next()) / line.count) * stage.view.width;
    const canvas = random.pick(variants);
    const size = (line.height / height) * random.range(0.62, 1.25);
    const y = line.baseY(x) + line.height * 0.05;
    context.drawImage(
      canvas,
      x - (canvas.width * size) / 2,
      y - canvas.height * 0.93 * size,
      canvas.width * size,
      canvas.height * size,
    );
  }
}
