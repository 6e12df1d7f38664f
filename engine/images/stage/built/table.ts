import { css, mix } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import { lineNoise } from '../../drawing/noise.ts';
import { isFlatLay } from '../../scene/scene.ts';
import { randomOf, type Layer, type Stage } from '../stage.ts';

const WOODS = [
  ['#c48f62', '#8a5a3c'],
  ['#a8785a', '#6e4632'],
  ['#d8b58a', '#a87f56'],
  ['#7f8f96', '#55646c'],
] as const;

/** A table before a wall with the light of a window on it. */
export function tableLayers(stage: Stage): Layer[] {
  if (isFlatLay(stage.scene)) return [{ name: 'table', depth: 0.1, draw: (context) => drawTableTop(context, stage) }];
  return [
    { name: 'wall', depth: 0.1, draw: (context) => drawWall(context, stage) },
    { name: 'table', depth: 0.4, draw: (context) => drawTable(context, stage) },
  ];
}

/** Boards side by side, as one sees them from above. */
function drawTableTop(context: Context, stage: Stage): void {
  const { width, height, light } = stage.view;
  const { palette } = stage.atmosphere;
  const random = randomOf(stage, 'boards');
  const [near, far] = random.pick(WOODS);
  const board = height / random.integer(4, 6);
  const noise = lineNoise(`${stage.scene.seed}:grain`);
  for (let row = -4; row * board < height * 2; row++) {
    const y = row * board;
    context.fillStyle = css(stage.atmosphere.grade(mix(near, far, random.range(0, 0.45)), 0.9));
    context.fillRect(-width, y, width * 3, board);
    context.strokeStyle = css('#3a241a', 0.1);
    context.lineWidth = 1.3 * stage.pixel;
    for (let line = 1; line < 6; line++) {
      context.beginPath();
      for (let x = -0.3 * width; x < 1.3 * width; x += 14 * stage.pixel)
        context.lineTo(
          x,
          y + (board * line) / 6 + noise.fractal((x / width) * 2 + row * 9 + line * 5, 2) * board * 0.1,
        );
      context.stroke();
    }
    context.fillStyle = css('#2a1812', 0.34);
    context.fillRect(-width, y, width * 3, 2 * stage.pixel);
  }
  const reach = Math.max(width, height);
  const pool = context.createRadialGradient(light[0], 0, 0, light[0], 0, reach * 1.2);
  pool.addColorStop(0, css(palette.light, 0.34));
  pool.addColorStop(0.6, css(palette.light, 0));
  pool.addColorStop(1, css(palette.ink, 0.22));
  context.fillStyle = pool;
  context.fillRect(-width, -height, width * 3, height * 3);
}

function drawWall(context: Context, stage: Stage): void {
  const { width, height, side } = stage.view;
  const { palette } = stage.atmosphere;
  const wall = mix(palette.sky[2]!, palette.haze, 0.5);
  const isLitLeft = stage.view.light[0] < width / 2;
  const gradient = context.createLinearGradient(isLitLeft ? 0 : width, 0, isLitLeft ? width : 0, height);
  gradient.addColorStop(0, css(mix(wall, palette.light, 0.5)));
  gradient.addColorStop(1, css(mix(wall, palette.ink, 0.25)));
  context.fillStyle = gradient;
  context.fillRect(-width, -height, width * 3, height * 3);
  context.save();
  context.globalAlpha = 0.4;
  context.fillStyle = css(palette.light);
  const [w, h, left] = [width * 0.185, height * 0.195, side > 0 ? 0.46 : 0.12];
  for (let pane = 0; pane < 4; pane++) {
    const [x, y] = [width * (left + (pane % 2) * 0.21), height * (0.08 + (pane >> 1) * 0.22)];
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + w, y + height * 0.03);
    context.lineTo(x + w, y + h + height * 0.03);
    context.lineTo(x, y + h);
    context.fill();
  }
  context.restore();
}

function drawTable(context: Context, stage: Stage): void {
  const { width, height, horizonY } = stage.view;
  const { palette } = stage.atmosphere;
  const [near, far] = randomOf(stage, 'wood').pick(WOODS);
  const gradient = context.createLinearGradient(0, horizonY, 0, height);
  gradient.addColorStop(0, css(stage.atmosphere.grade(near, 0.8)));
  gradient.addColorStop(1, css(stage.atmosphere.grade(far, 1)));
  context.fillStyle = gradient;
  context.fillRect(-width, horizonY, width * 3, height);
  context.fillStyle = css(palette.light, 0.4);
  context.fillRect(-width, horizonY, width * 3, 2 * stage.pixel);
  const noise = lineNoise(`${stage.scene.seed}:grain`);
  context.strokeStyle = css('#5a3826', 0.13);
  context.lineWidth = 1.4 * stage.pixel;
  for (let line = 0; line < 14; line++) {
    context.beginPath();
    for (let x = -0.2 * width; x < 1.2 * width; x += 12 * stage.pixel) {
      context.lineTo(
        x,
        horizonY +
          height * 0.02 +
          line * line * height * 0.0022 +
          noise.fractal((x / width) * 2 + line * 5, 2) * height * 0.016,
      );
    }
    context.stroke();
  }
}
