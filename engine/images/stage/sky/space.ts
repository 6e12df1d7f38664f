import { css } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import { requireSubject } from '../../subjects/subject-registry.ts';
import { drawRidge } from '../land/ridge.ts';
import { drawDecoration } from '../sprite.ts';
import { randomOf, type Layer, type Stage } from '../stage.ts';

/** A planet where none is asked for, and the ground of a moon. */
export function spaceLayers(stage: Stage): Layer[] {
  const { scene, view } = stage;
  const layers: Layer[] = [];
  if (!scene.subjects.some(({ id }) => id === 'planet' || id === 'earth')) {
    const planet = {
      id: 'planet',
      x: view.width * (0.5 - view.side * 0.24),
      baseY: view.height * 0.36,
      height: view.unit * 0.26,
      depth: 0.35,
      seed: `${scene.seed}planet`,
    };
    layers.push({ name: 'planet', depth: 0.35, draw: (context) => drawDecoration(context, stage, planet) });
  }
  const isLanded = scene.ground === 'moon' && scene.subjects.some(({ id }) => requireSubject(id).domain === 'ground');
  layers.push({
    name: 'moon ground',
    depth: isLanded ? 0.48 : 0.95,
    draw: (context) => drawMoonGround(context, stage, isLanded),
  });
  return layers;
}

function drawMoonGround(context: Context, stage: Stage, isLanded: boolean): void {
  const { width, height } = stage.view;
  const random = randomOf(stage, 'craters');
  if (isLanded)
    drawRidge(context, stage, {
      baseY: height * 0.77,
      amplitude: height * 0.12,
      frequency: 1.7,
      sharpness: 0.6,
      depth: 0.5,
      colour: '#8a7fa8',
      part: 'far moon',
      mist: 0.4,
    });
  drawRidge(context, stage, {
    baseY: height * (isLanded ? 0.82 : 0.95),
    amplitude: height * 0.05,
    frequency: 1.2,
    depth: 0.9,
    colour: '#7d7490',
    part: 'moon',
    mist: 0,
  });
  for (let crater = 0; crater < 14; crater++) {
    const [x, y, size] = [
      random.range(-0.1, 1.1) * width,
      height * random.range(isLanded ? 0.86 : 0.96, 1),
      random.range(12, 60) * stage.pixel,
    ];
    context.fillStyle = css(stage.atmosphere.palette.ink, 0.4);
    context.beginPath();
    context.ellipse(x, y, size, size * 0.18, 0, 0, 7);
    context.fill();
    context.fillStyle = css(stage.atmosphere.palette.light, 0.16);
    context.beginPath();
    context.ellipse(x, y + size * 0.08, size, size * 0.15, 0, 0, Math.PI);
    context.fill();
  }
}
