import { between, css, mix, shade } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import { lineNoise } from '../../drawing/noise.ts';
import { fillBelow, traceCrest } from './ridge.ts';
import { groundColour } from './ground.ts';
import { OVERSCAN, randomOf, type Stage } from '../stage.ts';

/** Water that mirrors what has been painted above it, with the glitter of sun or moon. */
export function drawWater(context: Context, stage: Stage): void {
  const {
    view,
    atmosphere: { palette },
  } = stage;
  const { width, height } = view;
  const top = Math.round(view.horizonY);
  const deep = height - top;
  if (deep < 4) return;
  context.save();
  context.beginPath();
  context.rect(0, top, width, deep + 2);
  context.clip();
  context.fillStyle = css(palette.water);
  context.fillRect(0, top, width, deep + 2);
  drawMirror(context, stage, top);
  const gradient = context.createLinearGradient(0, top, 0, height);
  gradient.addColorStop(0, css(mix(palette.water, palette.haze, 0.6), 0.24));
  gradient.addColorStop(0.35, css(mix(palette.water, palette.ink, 0.12), 0.52));
  gradient.addColorStop(1, css(mix(palette.water, palette.ink, 0.5), 0.88));
  context.fillStyle = gradient;
  context.fillRect(0, top, width, deep + 2);
  if (palette.source !== 'none') drawGlitter(context, stage, top);
  context.restore();
  context.fillStyle = css(mix(palette.haze, palette.light, 0.5), 0.35);
  context.fillRect(0, top - 1, width, 1.6 * stage.pixel);
}

function drawMirror(context: Context, stage: Stage, top: number): void {
  if (!stage.painted) return;
  const { width, height } = stage.view;
  const mirror = stage.canvases.scratch('mirror', width, height);
  mirror.getContext('2d').drawImage(stage.painted, 0, 0);
  const noise = lineNoise(`${stage.scene.seed}:waves`);
  const step = Math.max(2, Math.round(height / 340));
  const roughness = stage.scene.water === 'sea' ? 1.2 : 0.7;
  for (let y = 0; y < height - top; y += step) {
    const share = y / (height - top);
    const from = top - 1 - y * 1.04;
    if (from < 0) break;
    const sway =
      noise.fractal(((y * 0.085) / (0.3 + share)) * (1024 / height), 2) *
      (1 + share * 13) *
      stage.pixel *
      roughness *
      2.2;
    context.drawImage(mirror, 0, Math.max(0, from - step), width, step, sway, top + y, width, step + 0.6);
  }
}

/** Ripples on the water: they lie where they are, while what it mirrors goes with what is above it. */
export function drawRipples(context: Context, stage: Stage): void {
  const { palette } = stage.atmosphere;
  const { width, height } = stage.view;
  const top = Math.round(stage.view.horizonY);
  if (height - top < 4) return;
  const random = randomOf(stage, 'ripples');
  for (let index = 0; index < 150; index++) {
    const share = random.next() ** 1.7;
    const length = between(12, 150, share) * random.range(0.4, 1) * stage.pixel;
    const colour = random.chance(0.55)
      ? mix(palette.sky[2]!, palette.light, 0.3)
      : mix(palette.water, palette.ink, 0.5);
    context.fillStyle = css(colour, 0.05 + 0.13 * random.next());
    context.beginPath();
    context.ellipse(
      random.range(-0.1, 1.05) * width,
      top + 3 + share * (height - top),
      length / 2,
      (between(0.7, 3, share) * stage.pixel) / 2,
      0,
      0,
      7,
    );
    context.fill();
  }
}

function drawGlitter(context: Context, stage: Stage, top: number): void {
  const { width, height, light } = stage.view;
  const random = randomOf(stage, 'glitter');
  context.globalCompositeOperation = 'screen';
  for (let index = 0; index < 130; index++) {
    const share = random.next() ** 1.25;
    const x = light[0] + random.spread() * (0.018 + 0.085 * share) * width;
    const length = between(5, 46, share) * random.range(0.4, 1.3) * stage.pixel;
    context.fillStyle = css(stage.atmosphere.palette.light, (0.62 - 0.36 * share) * random.range(0.3, 1));
    context.beginPath();
    context.ellipse(x, top + 2 + share * (height - top), length, between(0.8, 2.2, share) * stage.pixel, 0, 0, 7);
    context.fill();
  }
  context.globalCompositeOperation = 'source-over';
}

/** The near shore with stones or grass. */
export function drawShore(context: Context, stage: Stage, shore: (x: number) => number): void {
  const { scene, view, atmosphere } = stage;
  const { palette } = atmosphere;
  const colour =
    scene.season === 'winter' ? shade('#dfe6ee', 0) : shade(groundColour(scene), -0.5 * palette.silhouette);
  fillBelow(context, stage, {
    crest: shore,
    baseY: view.height * 0.86,
    amplitude: view.height * 0.1,
    depth: 0.86,
    colour,
    mist: 0,
  });
  context.strokeStyle = css(mix(atmosphere.grade(colour, 0.9), palette.light, 0.4), 0.45);
  context.lineWidth = 2 * stage.pixel;
  traceCrest(context, stage, (x) => shore(x) + 1);
  context.stroke();
  const isStony = scene.ground === 'rock' || scene.ground === 'sand' || scene.season === 'winter';
  const isGreen = scene.ground !== 'sand' && scene.season !== 'winter';
  const random = randomOf(stage, 'shore');
  for (let index = 0; index < 170; index++) {
    const x = random.range(-OVERSCAN, 1 + OVERSCAN) * view.width;
    const y = shore(x) + random.next() ** 1.3 * view.height * 0.16 + 2;
    if (isStony) {
      const size = random.range(5, 34) * stage.pixel * Math.max(0.2, 0.5 + (y / view.height - 0.8) * 4);
      context.fillStyle = css(atmosphere.grade(shade(colour, random.pick([-0.22, 0.1, -0.1])), 0.9), 0.5);
      context.beginPath();
      context.ellipse(x, y, size, size * (scene.ground === 'rock' ? 0.3 : 0.12), 0, 0, 7);
      context.fill();
    }
    if (isGreen)
      drawTuft(context, stage, {
        x,
        y,
        size: random.range(6, 17) * stage.pixel,
        colour: css(
          atmosphere.grade(shade(scene.ground === 'rock' ? '#5f6a4c' : colour, random.range(-0.3, 0.15)), 0.92),
          0.8,
        ),
      });
  }
}

function drawTuft(
  context: Context,
  stage: Stage,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): void {
  context.strokeStyle = colour;
  context.lineWidth = 1.6 * stage.pixel;
  for (const blade of [-1, 0, 1]) {
    context.beginPath();
    context.moveTo(x, y + 2);
    context.quadraticCurveTo(x, y - size * 0.6, x + (blade * 0.4 + 0.1) * size, y - size);
    context.stroke();
  }
}
