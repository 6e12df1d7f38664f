import { shade } from '../../drawing/colour.ts';
import type { Brush } from '../../drawing/brush.ts';
import type { Context } from '../../drawing/canvas.ts';
import type { Random } from '../../drawing/random.ts';
import type { Point } from '../../drawing/points.ts';
import { stageBrush } from '../built/city.ts';
import { randomOf, type Stage } from '../stage.ts';

/** A rock wall with falling water, spray and firs. */
export function drawWaterfall(context: Context, stage: Stage): void {
  const { width, height, horizonY, side, unit } = stage.view;
  const random = randomOf(stage, 'waterfall');
  const brush = stageBrush(context, stage, 0.66);
  const x = width * (0.5 - side * 0.2);
  const top = horizonY - Math.min(height * 0.3, horizonY * 0.5);
  const base = horizonY + height * 0.02;
  const rock = '#6f6a70';
  const wall: Point[] = [
    [x - unit * 0.3, base],
    [x - unit * 0.22, top + height * 0.09],
    [x - unit * 0.12, top + height * 0.01],
    [x - unit * 0.028, top],
    [x + unit * 0.03, top],
    [x + unit * 0.12, top - height * 0.02],
    [x + unit * 0.2, top + height * 0.07],
    [x + unit * 0.32, base],
  ];
  brush.polygon(wall, rock);
  for (let facet = 0; facet < 15; facet++) {
    const [fx, fy, size] = [
      x + random.range(-0.2, 0.22) * unit,
      top + height * random.range(0.07, 0.2),
      unit * random.range(0.02, 0.05),
    ];
    if (Math.abs(fx - x) > unit * 0.05)
      brush.polygon(
        [
          [fx, fy],
          [fx + size, fy + size * 0.4],
          [fx + size * 0.7, fy + size * 1.6],
          [fx - size * 0.2, fy + size * 1.4],
        ],
        shade(rock, random.pick([-0.22, 0.1, -0.1])),
      );
  }
  drawFallingWater({ brush, random, stage, x, top, base });
}

type Falling = { brush: Brush; random: Random; stage: Stage; x: number; top: number; base: number };

function drawFallingWater({ brush, random, stage, x, top, base }: Falling): void {
  const { unit, height } = stage.view;
  brush.polygon(
    [
      [x - unit * 0.026, top],
      [x + unit * 0.026, top],
      [x + unit * 0.042, base],
      [x - unit * 0.046, base],
    ],
    '#eef7fa',
  );
  for (let streak = 0; streak < 60; streak++) {
    const [shift, from] = [random.range(-1, 1), top + random.next() * (base - top) * 0.8];
    brush.faded(0.55, () =>
      brush.line(
        [
          [x + shift * unit * 0.025, from],
          [x + shift * unit * 0.036, Math.min(base, from + height * random.range(0.02, 0.09))],
        ],
        streak % 2 ? '#ffffff' : '#8fb8cc',
        random.range(1, 2.6) * stage.pixel,
      ),
    );
  }
  brush.faded(0.2, () => {
    for (let puff = 0; puff < 26; puff++)
      brush.ellipse(
        [
          x + random.spread() * unit * 0.05,
          base - Math.abs(random.spread()) * height * 0.018,
          unit * random.range(0.008, 0.022),
          unit * random.range(0.008, 0.02),
        ],
        '#ffffff',
      );
  });
}
