import { between, css, mix, type Colour } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import { lineNoise } from '../../drawing/noise.ts';
import { OVERSCAN, type Stage } from '../stage.ts';

/** A line of hills. `sharpness` makes crests of waves; `mist` is how far its foot goes into the haze. */
export type Ridge = {
  baseY: number;
  amplitude: number;
  frequency: number;
  depth: number;
  colour: Colour;
  part: string;
  sharpness?: number;
  mist?: number;
};

/** The crest of a ridge. */
export function ridgeCrest(
  stage: Stage,
  { baseY, amplitude, frequency, part, sharpness = 0 }: Ridge,
): (x: number) => number {
  const noise = lineNoise(`${stage.scene.seed}:${part}`);
  return (x) => {
    const height = noise.fractal((x / stage.view.width) * frequency, 5);
    const sharp = 0.5 - Math.abs(height) * 1.7;
    return baseY - (sharpness > 0 ? between(height, sharp, sharpness) : height) * amplitude;
  };
}

/** Draws a ridge that falls into mist and gives its crest. */
export function drawRidge(context: Context, stage: Stage, ridge: Ridge): (x: number) => number {
  const crest = ridgeCrest(stage, ridge);
  fillBelow(context, stage, { ...ridge, crest });
  return crest;
}

/** Fills everything below a crest. */
export function fillBelow(
  context: Context,
  stage: Stage,
  {
    crest,
    baseY,
    amplitude,
    depth,
    colour,
    mist = 0.35,
  }: Pick<Ridge, 'baseY' | 'amplitude' | 'depth' | 'colour' | 'mist'> & { crest: (x: number) => number },
): void {
  const { width, height } = stage.view;
  const { atmosphere } = stage;
  traceCrest(context, stage, crest);
  context.lineTo(width * (1 + OVERSCAN), height * 1.3);
  context.lineTo(-width * OVERSCAN, height * 1.3);
  context.closePath();
  const gradient = context.createLinearGradient(0, baseY - amplitude * 0.6, 0, baseY + amplitude * 0.4 + height * 0.14);
  gradient.addColorStop(0, css(atmosphere.grade(colour, depth)));
  gradient.addColorStop(
    1,
    css(mix(atmosphere.grade(colour, Math.max(0, depth - 0.12)), atmosphere.palette.haze, mist)),
  );
  context.fillStyle = gradient;
  context.fill();
}

/** A path along a crest from one side to the other. */
export function traceCrest(context: Context, { view: { width } }: Stage, crest: (x: number) => number): void {
  context.beginPath();
  const from = -width * OVERSCAN;
  context.moveTo(from, crest(from));
  for (let x = from; x <= width * (1 + OVERSCAN); x += width / 256) context.lineTo(x, crest(x));
}

/** A band of mist about a height. */
export function drawMist(
  context: Context,
  stage: Stage,
  { y, reach, opacity }: { y: number; reach: number; opacity: number },
): void {
  const { palette } = stage.atmosphere;
  const gradient = context.createLinearGradient(0, y - reach, 0, y + reach);
  gradient.addColorStop(0, css(palette.haze, 0));
  gradient.addColorStop(0.5, css(mix(palette.haze, palette.light, 0.2), opacity));
  gradient.addColorStop(1, css(palette.haze, 0));
  context.fillStyle = gradient;
  context.fillRect(-stage.view.width * 0.3, y - reach, stage.view.width * 1.6, reach * 2);
}
