import { css, shade } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import { lineNoise } from '../../drawing/noise.ts';
import type { Point } from '../../drawing/points.ts';
import { stageBrush } from '../built/city.ts';
import { drawMist } from './ridge.ts';
import { randomOf, type Stage } from '../stage.ts';

/** Table mountains in two rows. */
export function drawMesas(context: Context, stage: Stage): void {
  const { width, height, horizonY } = stage.view;
  for (const [base, depth, part, tall] of [
    [horizonY, 0.28, 'far mesas', 0.2],
    [horizonY + height * 0.01, 0.48, 'mesas', 0.15],
  ] as const) {
    const random = randomOf(stage, part);
    const brush = stageBrush(context, stage, depth);
    for (let index = 0; index < 4; index++) {
      const x = ((index + random.next()) / 4) * width * 1.2 - width * 0.1;
      const w = random.range(0.06, 0.17) * width;
      const h = Math.min(height * tall, horizonY * 0.4) * random.range(0.6, 1.1);
      const outline: Point[] = [
        [x - w * 1.3, base + 6],
        [x - w * 0.9, base - h * 0.35],
        [x - w * 0.72, base - h * 0.4],
        [x - w * 0.64, base - h],
        [x + w * 0.62, base - h * random.range(0.94, 1)],
        [x + w * 0.7, base - h * 0.42],
        [x + w * 0.92, base - h * 0.34],
        [x + w * 1.35, base + 6],
      ];
      brush.polygon(outline, '#b8653f');
      brush.within(
        () => outline.forEach(([px, py]) => context.lineTo(px, py)),
        () => {
          brush.faded(0.3, () => {
            for (let stratum = 1; stratum < 6; stratum++)
              brush.rectangle(
                [x - w * 2, base - (h * stratum) / 6, w * 4, h * 0.055],
                shade('#b8653f', stratum % 2 ? -0.3 : 0.3),
              );
          });
          brush.faded(0.4, () =>
            brush.rectangle([brush.lightSide > 0 ? x - w * 2 : x + w * 0.15, base - h, w * 1.9, h * 1.1], '#5a3040'),
          );
        },
      );
    }
  }
  drawMist(context, stage, { y: horizonY, reach: height * 0.05, opacity: 0.5 });
}

/** Low isles at the horizon of the sea. */
export function drawIsles(context: Context, stage: Stage): void {
  const { width, height, horizonY } = stage.view;
  const random = randomOf(stage, 'isles');
  for (let index = 0; index < 3; index++) {
    const [x, half, tall] = [
      width * random.range(-0.05, 1.05),
      width * random.range(0.16, 0.4),
      height * random.range(0.02, 0.06),
    ];
    const noise = lineNoise(`${stage.scene.seed}:isle ${index}`);
    context.fillStyle = css(stage.atmosphere.grade('#5f7078', 0.3 + index * 0.08));
    context.beginPath();
    context.moveTo(x - half, horizonY + 2);
    for (let step = 0; step <= 40; step++) {
      const at = step / 20 - 1;
      context.lineTo(
        x + at * half,
        horizonY + 2 - tall * (1 - Math.abs(at)) ** 0.8 * (0.75 + 0.5 * noise.fractal(at * 4 + 5, 3)),
      );
    }
    context.fill();
  }
}

/** A steep coast that comes in from the side away from the first subject. */
export function drawCliffs(context: Context, stage: Stage): void {
  const { width, height, horizonY, side } = stage.view;
  const brush = stageBrush(context, stage, 0.6);
  const random = randomOf(stage, 'cliffs');
  const tall = Math.min(height * 0.3, horizonY * 0.55);
  const from = side > 0 ? -width * 0.25 : width * 1.25;
  const at = (share: number) => from + side * share * width * 0.72;
  const top = Array.from({ length: 13 }, (_, step): Point => [
    at(step / 12),
    horizonY + height * 0.02 - tall * (1 - (step / 12) ** 2.4) - random.range(0, 0.02) * height,
  ]);
  brush.polygon([...top, [at(1.02), horizonY + height * 0.025], [from, horizonY + height * 0.03]], '#8f8478');
  for (const [index, [x, y]] of top.entries()) {
    if (index % 2)
      brush.polygon(
        [
          [x, y],
          [x + side * width * 0.03, y + tall * 0.1],
          [x + side * width * 0.01, horizonY + height * 0.02],
          [x - side * width * 0.02, horizonY + height * 0.02],
        ],
        shade('#8f8478', random.pick([-0.28, -0.16, 0.12])),
      );
  }
  brush.line(top, stage.scene.season === 'winter' ? '#eef2f7' : '#7d9a52', 7 * stage.pixel);
}

/** Ice floes and icebergs at the horizon. */
export function drawIcebergs(context: Context, stage: Stage): void {
  const { width, height, horizonY } = stage.view;
  const random = randomOf(stage, 'icebergs');
  for (let index = 0; index < 5; index++) {
    const brush = stageBrush(context, stage, 0.4 + index * 0.07);
    const [x, w] = [width * ((index + random.next()) / 5), width * random.range(0.05, 0.12)];
    const h = Math.min(height * random.range(0.05, 0.13), horizonY * 0.35);
    const base = horizonY + height * 0.012;
    brush.polygon(
      [
        [x - w, base],
        [x - w * 0.7, base - h * 0.5],
        [x - w * 0.2, base - h],
        [x + w * 0.25, base - h * 0.72],
        [x + w * 0.6, base - h * 0.8],
        [x + w, base],
      ],
      '#e6f1f7',
    );
    brush.polygon(
      [
        [x - brush.lightSide * w, base],
        [x - brush.lightSide * w * 0.7, base - h * 0.5],
        [x - w * 0.2, base - h],
        [x, base - h * 0.4],
        [x - brush.lightSide * w * 0.2, base],
      ],
      '#9fc0d8',
    );
  }
}
