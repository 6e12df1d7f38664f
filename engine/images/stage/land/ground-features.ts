import { between, css, shade } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import type { Point } from '../../drawing/points.ts';
import { randomOf, type Stage } from '../stage.ts';

/** A road with a dashed line, or a winding path, from the bottom to the horizon. */
export function drawRoad(context: Context, stage: Stage): void {
  const { view, scene, atmosphere } = stage;
  const isRoad = scene.ground === 'road';
  const top = view.horizonY + view.height * 0.012;
  const vanishing = view.width * (0.5 + view.side * 0.06);
  const bend = randomOf(stage, 'road').range(3.4, 6);
  const at = (share: number, side: number): Point => {
    const near = share * share;
    const sway = isRoad ? 0 : Math.sin(share * bend + 1) * view.width * 0.09 * (1 - share * 0.4);
    return [
      between(vanishing, view.width * 0.5, share) + sway + side * between(0.004, isRoad ? 0.3 : 0.1, near) * view.width,
      between(top, view.height * 1.02, near),
    ];
  };
  const steps = Array.from({ length: 31 }, (_, index) => index / 30);
  const colour = scene.season === 'winter' ? '#b9c6d6' : isRoad ? '#5a5a66' : '#c8a878';
  const gradient = context.createLinearGradient(0, top, 0, view.height);
  gradient.addColorStop(0, css(atmosphere.grade(colour, 0.45)));
  gradient.addColorStop(1, css(atmosphere.grade(colour, 0.95)));
  fill(context, [...steps.map((share) => at(share, -1)), ...steps.toReversed().map((share) => at(share, 1))], gradient);
  if (!isRoad) return;
  for (let dash = 1; dash < 14; dash++) {
    const [from, to] = [dash / 14, dash / 14 + 0.032];
    fill(
      context,
      [at(from, -0.02), at(from, 0.02), at(to, 0.02), at(to, -0.02)],
      css(atmosphere.grade('#f2e6c4', 0.9)),
    );
  }
}

/** A river that winds from the bottom to the horizon, with the sky on it. */
export function drawRiver(context: Context, stage: Stage): void {
  const { view, atmosphere } = stage;
  const random = randomOf(stage, 'river');
  const [bend, phase] = [random.range(5, 8), random.range(0, 6)];
  const top = view.horizonY + view.height * 0.01;
  const at = (share: number, side: number): Point => {
    const near = share ** 1.6;
    const sway = Math.sin(share * bend + phase) * view.width * between(0.05, 0.2, share);
    return [
      view.width * (0.5 - view.side * 0.1) + sway + side * between(0.006, 0.13, near) * view.width,
      between(top, view.height * 1.02, near),
    ];
  };
  const steps = Array.from({ length: 41 }, (_, index) => index / 40);
  const outline = [...steps.map((share) => at(share, -1)), ...steps.toReversed().map((share) => at(share, 1))];
  const gradient = context.createLinearGradient(0, top, 0, view.height);
  gradient.addColorStop(0, css(atmosphere.palette.sky[3]!));
  gradient.addColorStop(1, css(atmosphere.palette.water));
  fill(context, outline, gradient);
  context.lineWidth = 2.5 * stage.pixel;
  context.strokeStyle = css(atmosphere.palette.light, 0.4);
  context.stroke();
}

const TULIPS = ['#d8453f', '#efb13f', '#e083a6', '#f3e6d0', '#8a5aa8'];
const LAVENDER = ['#8f78c0', '#7a66b0', '#a58fd0'];
const CROPS = ['#7d8f4a', '#98a458'];

/** Rows of flowers or crops that run to the vanishing point. */
export function drawRows(context: Context, stage: Stage): void {
  const { view, scene, atmosphere } = stage;
  const { width, height } = view;
  const prompt = scene.prompt.toLowerCase();
  const colours = prompt.includes('tulip') ? TULIPS : prompt.includes('lavender') ? LAVENDER : CROPS;
  const random = randomOf(stage, 'rows');
  const top = view.horizonY + height * 0.02;
  for (let row = -16; row <= 16; row++) {
    const colour = scene.flowerColour ?? colours[((row % colours.length) + colours.length) % colours.length]!;
    const [far, near] = [width * (0.5 + row * 0.026), width * (0.5 + row * 0.19)];
    const gradient = context.createLinearGradient(0, top, 0, height);
    gradient.addColorStop(0, css(atmosphere.grade(colour, 0.55)));
    gradient.addColorStop(1, css(atmosphere.grade(shade(colour, -0.06), 0.98)));
    fill(
      context,
      [
        [far, top],
        [far + width * 0.017, top],
        [near + width * 0.12, height * 1.1],
        [near, height * 1.1],
      ],
      gradient,
    );
    for (let tuft = 0; tuft < 46; tuft++) {
      const share = random.next() ** 1.4;
      const x =
        between(far + width * 0.008, near + width * 0.06, share) +
        random.spread() * between(0.004, 0.03, share) * width;
      const size = between(0.8, 6, share) * stage.pixel;
      context.fillStyle = css(atmosphere.grade(shade(colour, random.range(-0.25, 0.35)), between(0.55, 1, share)));
      context.beginPath();
      context.ellipse(x, between(top, height * 1.1, share), size, size * 1.2, 0, 0, 7);
      context.fill();
    }
  }
}

function fill(
  context: Context,
  points: readonly Point[],
  style: string | ReturnType<Context['createLinearGradient']>,
): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
  context.fillStyle = style;
  context.fill();
}
