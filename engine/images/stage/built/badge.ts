import { css, mix, rgb, shade } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import { randomOf, type Layer, type Stage } from '../stage.ts';
import { isPlain } from '../../scene/scene.ts';

const PAPER = '#fbf8f1';
const RINGS = ['#2f3a4c', '#7a3b34', '#2f5a4c', '#8a6424', '#4a3c66'];
/** Radius of what is seen, as a share of the shorter side. */
const RADIUS = 0.42;

/** All that is drawn is seen in a round frame on paper. */
export function badgeLayers(stage: Stage): Layer[] {
  if (!stage.scene.extras.includes('badge')) return [];
  return [{ name: 'badge', depth: 1.5, draw: (context) => drawBadge(context, stage) }];
}

function drawBadge(context: Context, stage: Stage): void {
  const { width, height } = stage.view;
  const side = Math.min(width, height);
  const [x, y, radius] = [width / 2, height / 2, side * RADIUS];
  const asked = isPlain(stage.scene.setting) ? stage.scene.tint[0] : undefined;
  const ring = asked === undefined ? randomOf(stage, 'badge').pick(RINGS) : shade(asked, -0.3);
  context.fillStyle = css(rgb(PAPER));
  context.beginPath();
  context.rect(-width, -height, width * 3, height * 3);
  context.arc(x, y, radius, 0, Math.PI * 2, true);
  context.fill();
  for (const [share, thickness] of [
    [1, 0.022],
    [1.07, 0.006],
  ] as const) {
    context.beginPath();
    context.arc(x, y, radius * share, 0, Math.PI * 2);
    context.lineWidth = side * thickness;
    context.strokeStyle = css(mix(ring, PAPER, 0.04));
    context.stroke();
  }
}
