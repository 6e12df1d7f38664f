import { css, mix, shade } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import { lineNoise } from '../../drawing/noise.ts';
import { stageBrush } from './city.ts';
import { randomOf, type Layer, type Stage } from '../stage.ts';

const WALLPAPERS = ['#c9a987', '#8fa89a', '#b98f86', '#9aa3b8', '#c8b48a', '#7f9aa8', '#b3a0b4'];
const FLOORS = ['#8a5f42', '#9b7450', '#6f4c3a'];
const RUGS = ['#a8473f', '#3f6f7f', '#c08a3e', '#6a4f80'];

/** A room: wall, window with the weather outside, skirting, floor boards and a rug. */
export function roomLayers(stage: Stage): Layer[] {
  return [
    { name: 'wall', depth: 0.1, draw: (context) => drawWall(context, stage) },
    { name: 'window', depth: 0.2, draw: (context) => drawRoomWindow(context, stage) },
    { name: 'floor', depth: 0.3, draw: (context) => drawFloor(context, stage) },
  ];
}

function drawWall(context: Context, stage: Stage): void {
  const { width, height, horizonY } = stage.view;
  const { palette } = stage.atmosphere;
  const random = randomOf(stage, 'wall');
  const colour = stage.atmosphere.grade(random.pick(WALLPAPERS), 0.85);
  const gradient = context.createLinearGradient(0, 0, width, horizonY);
  const isLitLeft = stage.view.light[0] < width / 2;
  gradient.addColorStop(isLitLeft ? 0 : 1, css(mix(colour, palette.light, 0.3)));
  gradient.addColorStop(isLitLeft ? 1 : 0, css(mix(colour, palette.ink, 0.22)));
  context.fillStyle = gradient;
  context.fillRect(-width, -height, width * 3, height + horizonY);
  context.fillStyle = css(shade(colour, random.chance(0.5) ? 0.12 : -0.1), 0.35);
  const step = stage.view.unit * random.range(0.05, 0.09);
  const isStriped = random.chance(0.6);
  for (let x = -width * 0.2; x < width * 1.2; x += step * 2) {
    if (isStriped) context.fillRect(x, 0, step, horizonY);
    else for (let y = step; y < horizonY; y += step * 2) context.fillRect(x, y, step * 0.3, step * 0.3);
  }
}

function drawRoomWindow(context: Context, stage: Stage): void {
  const { width, horizonY, unit, side } = stage.view;
  const { palette } = stage.atmosphere;
  const [w, h] = [unit * 0.34, horizonY * 0.52];
  const [x, y] = [width * (0.5 - side * 0.27) - w / 2, horizonY * 0.16];
  const sky = context.createLinearGradient(0, y, 0, y + h);
  palette.sky.forEach((colour, index) => sky.addColorStop(index / 3, css(colour)));
  context.fillStyle = sky;
  context.fillRect(x, y, w, h);
  context.save();
  context.beginPath();
  context.rect(x, y, w, h);
  context.clip();
  for (const [depth, rise] of [
    [0.3, 0.3],
    [0.5, 0.16],
  ] as const) {
    const noise = lineNoise(`${stage.scene.seed}:outside ${depth}`);
    context.fillStyle = css(stage.atmosphere.grade('#68895a', depth));
    context.beginPath();
    context.moveTo(x, y + h);
    for (let step = 0; step <= 30; step++)
      context.lineTo(x + (w * step) / 30, y + h * (1 - rise) - noise.at(step * 0.2) * h * 0.08);
    context.lineTo(x + w, y + h);
    context.fill();
  }
  if (palette.source === 'moon') {
    context.fillStyle = css(palette.light);
    context.beginPath();
    context.arc(x + w * 0.66, y + h * 0.24, w * 0.09, 0, 7);
    context.fill();
  }
  context.restore();
  drawFrame(context, stage, { x, y, w, h });
}

/** Frame, sill and curtains of a window. */
function drawFrame(
  context: Context,
  stage: Stage,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
): void {
  const { unit } = stage.view;
  const brush = stageBrush(context, stage, 0.9);
  const frame = '#efe6d6';
  const bar = unit * 0.012;
  for (const at of [0, 0.5, 1]) brush.rectangle([x + w * at - bar / 2, y - bar / 2, bar, h + bar], frame);
  for (const at of [0, 0.46, 1]) brush.rectangle([x - bar / 2, y + h * at - bar / 2, w + bar, bar], frame);
  brush.rectangle([x - bar * 2, y + h, w + bar * 4, bar * 1.8], shade(frame, -0.1));
  const curtain = randomOf(stage, 'curtain').pick(['#b8564a', '#4f7f86', '#d6b77c', '#7a6a9c']);
  for (const edge of [-1, 1]) {
    const from = edge < 0 ? x - w * 0.16 : x + w * 1.16;
    brush.polygon(
      [
        [from, y - bar * 3],
        [from - edge * w * 0.28, y - bar * 3],
        [from - edge * w * 0.16, y + h * 0.6],
        [from - edge * w * 0.1, y + h * 1.12],
        [from, y + h * 1.12],
      ],
      curtain,
    );
    for (let fold = 1; fold < 4; fold++)
      brush.faded(0.4, () =>
        brush.line(
          [
            [from - edge * w * 0.06 * fold, y],
            [from - edge * w * 0.035 * fold, y + h * 1.1],
          ],
          shade(curtain, -0.4),
          bar * 0.3,
        ),
      );
  }
  brush.rectangle([x - w * 0.24, y - bar * 4, w * 1.48, bar], '#6a4a38');
}

function drawFloor(context: Context, stage: Stage): void {
  const { width, height, horizonY, unit } = stage.view;
  const { palette } = stage.atmosphere;
  const random = randomOf(stage, 'floor');
  const colour = random.pick(FLOORS);
  const gradient = context.createLinearGradient(0, horizonY, 0, height);
  gradient.addColorStop(0, css(stage.atmosphere.grade(colour, 0.8)));
  gradient.addColorStop(1, css(stage.atmosphere.grade(shade(colour, -0.12), 1)));
  context.fillStyle = gradient;
  context.fillRect(-width, horizonY, width * 3, height);
  context.strokeStyle = css(palette.ink, 0.28);
  context.lineWidth = 1.5 * stage.pixel;
  for (let board = -12; board <= 12; board++) {
    context.beginPath();
    context.moveTo(width / 2 + board * width * 0.07, horizonY);
    context.lineTo(width / 2 + board * width * 0.16, height);
    context.stroke();
  }
  const brush = stageBrush(context, stage, 0.95);
  brush.rectangle([-width * 0.2, horizonY - unit * 0.022, width * 1.4, unit * 0.024], '#efe6d6');
  const rug = random.pick(RUGS);
  const [x, y] = [width * (0.5 + stage.view.side * 0.06), horizonY + (height - horizonY) * 0.6];
  for (const [size, tone] of [
    [1, 0],
    [0.88, 0.3],
    [0.8, -0.06],
    [0.5, 0.2],
    [0.44, -0.06],
  ] as const)
    brush.ellipse([x, y, unit * 0.42 * size, (height - horizonY) * 0.3 * size], shade(rug, tone));
}
