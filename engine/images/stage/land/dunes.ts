import { between, css, shade, type Colour } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import { lineNoise } from '../../drawing/noise.ts';
import type { Random } from '../../drawing/random.ts';
import type { Band } from '../../layout/terrain.ts';
import { lightSideOf, OVERSCAN, type Stage } from '../stage.ts';

type Dune = { band: Band; colour: Colour; random: Random };

/** The sand of one dune: the side that lies in the shade, ripples of the wind, and shrubs. Without them a camera that moves shows nothing of it. */
export function drawDune(context: Context, stage: Stage, dune: Dune): void {
  for (let face = 0; face < 3; face++) drawSlipFace(context, stage, dune);
  drawRipples(context, stage, dune);
  drawShrubs(context, stage, dune);
}

const placeX = ({ view }: Stage, random: Random): number => random.range(-OVERSCAN, 1 + OVERSCAN) * view.width;
/** How far a dune is seen below its crest before the next one covers it. */
const reachOf = ({ view }: Stage, { share }: Band): number => view.height * 0.1 * (0.45 + share);

/** From the crest down along a bent edge, away from the light. */
function drawSlipFace(context: Context, stage: Stage, { band, colour, random }: Dune): void {
  const side = -lightSideOf(stage);
  const [from, length] = [placeX(stage, random), random.range(0.16, 0.34) * stage.view.width];
  const depth = reachOf(stage, band) * random.range(0.8, 1.5);
  const bend = lineNoise(`${stage.scene.seed}:face ${band.share} ${Math.round(from)}`);
  const steps = Array.from({ length: 25 }, (_, index) => index / 24);
  const xAt = (share: number) => from + side * share * length;
  context.beginPath();
  for (const share of steps) context.lineTo(xAt(share), band.crestY(xAt(share)));
  for (const share of steps.toReversed()) {
    const below =
      depth * Math.sin(Math.PI * Math.min(1, share * 0.94 + 0.03)) * (0.75 + 0.5 * bend.fractal(share * 3, 2));
    context.lineTo(xAt(share) + side * below * 0.5, band.crestY(xAt(share)) + below);
  }
  context.closePath();
  context.fillStyle = css(stage.atmosphere.grade(shade(colour, -0.34), band.depth), 0.62);
  context.fill();
}

/** Short crests one below the other, each with light above its shade. */
function drawRipples(context: Context, stage: Stage, { band, colour, random }: Dune): void {
  const { view, atmosphere, pixel } = stage;
  const unit = between(0.5, 1.4, band.share) * pixel;
  context.lineCap = 'round';
  for (let patch = 0; patch < 12; patch++) {
    const [middle, down] = [placeX(stage, random), random.range(0.15, 1) * reachOf(stage, band)];
    const width = random.range(0.04, 0.1) * view.width * (0.5 + band.share);
    for (let line = 0; line < 5; line++) {
      const x = middle + random.range(-0.3, 0.3) * width;
      const y = band.crestY(x) + down + line * 7 * unit;
      const half = width * random.range(0.3, 0.55);
      for (const [tone, at] of [
        [-0.36, 0],
        [0.28, -2 * unit],
      ] as const) {
        context.strokeStyle = css(atmosphere.grade(shade(colour, tone), band.depth), 0.5);
        context.lineWidth = 1.8 * unit;
        context.beginPath();
        context.moveTo(x - half, y + at);
        context.quadraticCurveTo(x, y + at - 5 * unit, x + half, y + at + 2 * unit);
        context.stroke();
      }
    }
  }
}

const SHRUBS = ['#6d6a3c', '#7c6f45', '#5d6446'];

/** Dry tufts and the shadow that each of them throws. */
function drawShrubs(context: Context, stage: Stage, { band, colour, random }: Dune): void {
  const { atmosphere, pixel } = stage;
  const side = -lightSideOf(stage);
  for (let shrub = 0; shrub < 9; shrub++) {
    const x = placeX(stage, random);
    const y = band.crestY(x) + random.range(0.1, 0.9) * reachOf(stage, band);
    const size = between(5, 22, band.share) * random.range(0.7, 1.3) * pixel;
    context.fillStyle = css(atmosphere.grade(shade(colour, -0.45), band.depth), 0.45);
    context.beginPath();
    context.ellipse(x + side * size * 0.7, y, size * 1.1, size * 0.16, 0, 0, 7);
    context.fill();
    context.strokeStyle = css(atmosphere.grade(random.pick(SHRUBS), band.depth), 0.9);
    context.lineWidth = Math.max(1, size * 0.13);
    for (let blade = -3; blade <= 3; blade++) {
      context.beginPath();
      context.moveTo(x + blade * size * 0.09, y);
      context.quadraticCurveTo(
        x + blade * size * 0.14,
        y - size * 0.6,
        x + blade * size * random.range(0.2, 0.3),
        y - size * random.range(0.7, 1.1),
      );
      context.stroke();
    }
  }
}
