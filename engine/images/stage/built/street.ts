import type { Brush } from '../../drawing/brush.ts';
import { between, css, mix, shade, type Colour } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import type { Point } from '../../drawing/points.ts';
import { stageBrush } from './city.ts';
import { randomOf, type Layer, type Stage } from '../stage.ts';

const WALLS = ['#c98f6a', '#b8a07c', '#9c7f8a', '#8a9aa0', '#d0b48a', '#a86a58', '#c7bfae'];
const AWNINGS = ['#b8443a', '#3f7f6a', '#3f5f8a', '#d99a3c'];
const HOUSES = 5;

/** A street seen from within: facades to both sides run to the vanishing point. */
export function streetLayers(stage: Stage): Layer[] {
  return [-1, 1].map((side) => ({
    name: `facades ${side}`,
    depth: 0.4,
    draw: (context: Context) => drawSide(context, stage, side),
  }));
}

/** A facade from far to near: x of both edges, and how high it is at a nearness of 1. */
type Facade = { side: number; from: number; to: number; tall: number; colour: Colour };

function drawSide(context: Context, stage: Stage, side: number): void {
  const random = randomOf(stage, `street ${side}`);
  const brush = stageBrush(context, stage, 0.9);
  for (let index = 0; index < HOUSES; index++) {
    // Nearness grows as one over distance.
    const nearness = (step: number) => 1.25 / (1 + (HOUSES - step) * 0.75);
    const facade = {
      side,
      from: nearness(index),
      to: nearness(index + 1),
      tall: stage.view.height * random.range(0.62, 0.95),
      colour: random.pick(WALLS),
    };
    drawFacade(context, stage, { brush, facade, awning: random.pick(AWNINGS) });
  }
}

type Drawing = { brush: Brush; facade: Facade; awning: string };

function drawFacade(context: Context, stage: Stage, { brush, facade, awning }: Drawing): void {
  const at = cornerOf(stage, facade);
  const { palette } = stage.atmosphere;
  const isShadowed = facade.side * brush.lightSide > 0;
  const depth = between(0.35, 0.95, facade.to);
  const colour = stage.atmosphere.grade(shade(facade.colour, isShadowed ? -0.22 : 0.06), depth);
  fill(context, [at(0, 0), at(1, 0), at(1, 1), at(0, 1)], css(colour));
  fill(context, [at(0, 0.96), at(1, 0.96), at(1, 1), at(0, 1)], css(mix(colour, palette.ink, 0.3)));
  const random = randomOf(stage, `facade ${facade.side} ${facade.from}`);
  for (const storey of [0.3, 0.47, 0.64, 0.81]) {
    for (const column of [0.12, 0.42, 0.72]) {
      const isLit = palette.lit > 0.15 && random.chance(0.55 * palette.lit);
      const pane = isLit ? css(palette.lamp, 0.92) : css(mix(palette.sky[1]!, palette.ink, 0.55), 0.85);
      fill(
        context,
        [at(column, storey), at(column + 0.18, storey), at(column + 0.18, storey + 0.11), at(column, storey + 0.11)],
        pane,
      );
      fill(
        context,
        [
          at(column - 0.02, storey - 0.012),
          at(column + 0.2, storey - 0.012),
          at(column + 0.2, storey),
          at(column - 0.02, storey),
        ],
        css(mix(colour, palette.light, 0.3)),
      );
    }
  }
  const shop = palette.lit > 0.15 ? css(palette.lamp, 0.85) : css(mix(palette.sky[1]!, palette.ink, 0.45), 0.9);
  fill(context, [at(0.1, 0.02), at(0.6, 0.02), at(0.6, 0.18), at(0.1, 0.18)], shop);
  fill(context, [at(0.68, 0), at(0.88, 0), at(0.88, 0.19), at(0.68, 0.19)], css(mix(colour, palette.ink, 0.5)));
  fill(
    context,
    [at(0.04, 0.235), at(0.64, 0.235), at(0.66, 0.175), at(0.02, 0.175)],
    css(stage.atmosphere.grade(awning, depth)),
  );
}

/** The place on a facade at shares of its length (far to near) and of its height. */
function cornerOf({ view }: Stage, { side, from, to, tall }: Facade): (along: number, up: number) => Point {
  return (along, up) => {
    const near = between(from, to, along);
    const x = view.width / 2 + side * view.width * (0.05 + 0.5 * near);
    const ground = view.horizonY + (view.height - view.horizonY) * 0.92 * near;
    return [x, ground - tall * near * up * 1.15];
  };
}

function fill(context: Context, points: readonly Point[], style: string): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
  context.fillStyle = style;
  context.fill();
}
