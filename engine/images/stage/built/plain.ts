import { css, luminance, mix, rgb } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import { randomOf, type Layer, type Stage } from '../stage.ts';

/** What is behind things where no colour is asked for. */
const BACKGROUNDS = ['#f3e9dc', '#e3ecef', '#f1dfd8', '#e4ebdd', '#ece4f0', '#f6e6c4'];

/** Darker walls set faces off. */
const WALLS = ['#8fa9b5', '#c4a187', '#9aae94', '#b198a8', '#cfae76', '#8093ab'];

/** The colour behind everything that is on a plain background. */
export const backgroundOf = (stage: Stage): string =>
  stage.scene.tint[0] ??
  randomOf(stage, 'background').pick(stage.scene.composition === 'portrait' ? WALLS : BACKGROUNDS);

/** One colour, lit from a side; a pattern is as flat as cloth. */
export function plainLayers(stage: Stage): Layer[] {
  return [{ name: 'background', depth: 0, draw: (context) => drawBackground(context, stage) }];
}

function drawBackground(context: Context, stage: Stage): void {
  const { width, height, light } = stage.view;
  const colour = backgroundOf(stage);
  context.fillStyle = css(rgb(colour));
  context.fillRect(-width, -height, width * 3, height * 3);
  // White stays white.
  if (stage.scene.setting === 'pattern' || luminance(colour) > 0.93) return;
  const reach = Math.max(width, height);
  const pool = context.createRadialGradient(width / 2, height * 0.45, 0, width / 2, height * 0.45, reach * 0.75);
  pool.addColorStop(0, css(mix(colour, '#ffffff', 0.34)));
  pool.addColorStop(0.5, css(colour));
  pool.addColorStop(1, css(mix(colour, '#1c1824', 0.2)));
  context.fillStyle = pool;
  context.fillRect(-width, -height, width * 3, height * 3);
  const side = context.createLinearGradient(light[0] < width / 2 ? 0 : width, 0, width / 2, height);
  side.addColorStop(0, css('#ffffff', 0.2));
  side.addColorStop(1, css('#ffffff', 0));
  context.fillStyle = side;
  context.fillRect(-width, -height, width * 3, height * 3);
}
