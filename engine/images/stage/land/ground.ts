import { between, css, mix, shade, type Colour } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import type { Random } from '../../drawing/random.ts';
import type { Band } from '../../layout/terrain.ts';
import type { Ground, Scene } from '../../scene/scene.ts';
import { drawDune } from './dunes.ts';
import { fillBelow, traceCrest } from './ridge.ts';
import { OVERSCAN, randomOf, type Stage } from '../stage.ts';

type Texture = 'grass' | 'flowers' | 'waves' | 'stones' | 'slabs' | 'smooth';

const GROUNDS: Record<Ground, { colour: string; texture: Texture }> = {
  grass: { colour: '#7d9a52', texture: 'grass' },
  flowers: { colour: '#7d9f58', texture: 'flowers' },
  dunes: { colour: '#e0a868', texture: 'waves' },
  sand: { colour: '#dfc090', texture: 'stones' },
  snow: { colour: '#eef2f7', texture: 'stones' },
  rock: { colour: '#6c665e', texture: 'stones' },
  savanna: { colour: '#c9a352', texture: 'grass' },
  road: { colour: '#8a8f5c', texture: 'grass' },
  path: { colour: '#84985a', texture: 'grass' },
  rows: { colour: '#7d8f58', texture: 'grass' },
  mars: { colour: '#b8603c', texture: 'stones' },
  'forest-floor': { colour: '#56714c', texture: 'grass' },
  paving: { colour: '#9a948e', texture: 'slabs' },
  moon: { colour: '#8a849c', texture: 'stones' },
};
const GREEN = new Set<Ground>(['grass', 'flowers', 'road', 'path', 'forest-floor']);
const BARE = new Set<Ground>(['sand', 'mars', 'moon', 'paving']);
const FLOWER_COLOURS = [
  ['#e0574c', '#f0b64a', '#f6efe0'],
  ['#8a6fc0', '#e892ab', '#f6efe0'],
  ['#f0c64a', '#f6efe0', '#e5812f'],
];

/** The colour of the ground in its season, in plain light. */
export function groundColour({ ground, season }: Scene): string {
  if (season === 'autumn' && GREEN.has(ground)) return '#b08a48';
  if (season === 'winter' && !BARE.has(ground)) return '#eef2f7';
  return GROUNDS[ground].colour;
}

const textureOf = ({ ground, season }: Scene): Texture =>
  season === 'winter' && !BARE.has(ground) ? 'stones' : GROUNDS[ground].texture;

/** Colours of the flowers of a scene. */
export function flowerColours({ flowerColour, seed }: Scene): readonly Colour[] {
  if (flowerColour) return [flowerColour, flowerColour, shade(flowerColour, 0.3)];
  return FLOWER_COLOURS[Math.abs(seed) % FLOWER_COLOURS.length]!;
}

/** One step of the ground with its texture. */
export function drawBand(context: Context, stage: Stage, band: Band): void {
  const { scene, atmosphere, view } = stage;
  const isSnowy = groundColour(scene) === '#eef2f7';
  const fall = isSnowy ? -0.05 * band.share : 0.1 - (0.28 + 0.42 * atmosphere.palette.silhouette) * band.share;
  const colour = shade(groundColour(scene), fall);
  fillBelow(context, stage, {
    crest: band.crestY,
    baseY: band.baseY,
    amplitude: 0.055 * view.height,
    depth: band.depth,
    colour,
    mist: 0.25 * (1 - band.share),
  });
  context.strokeStyle = css(mix(atmosphere.grade(colour, band.depth), atmosphere.palette.light, 0.45), 0.3);
  context.lineWidth = between(1, 3, band.share) * stage.pixel;
  traceCrest(context, stage, (x) => band.crestY(x) + 1);
  context.stroke();
  TEXTURES[textureOf(scene)](context, stage, { band, colour, random: randomOf(stage, `texture ${band.share}`) });
}

type Patch = { band: Band; colour: Colour; random: Random };

const TEXTURES: Record<Texture, (context: Context, stage: Stage, patch: Patch) => void> = {
  grass: (context, stage, patch) => drawBlades(context, stage, { ...patch, hasFlowers: false }),
  flowers: (context, stage, patch) => drawBlades(context, stage, { ...patch, hasFlowers: true }),
  waves: drawDune,
  stones: drawStones,
  slabs: drawSlabs,
  smooth: () => undefined,
};

function placeOn(stage: Stage, { band, random }: Patch): [x: number, y: number] {
  const x = random.range(-OVERSCAN, 1 + OVERSCAN) * stage.view.width;
  return [x, band.crestY(x) + random.next() ** 1.4 * stage.view.height * 0.13 * (0.5 + band.share)];
}

function drawBlades(context: Context, stage: Stage, patch: Patch & { hasFlowers: boolean }): void {
  const { band, colour, random, hasFlowers } = patch;
  const { atmosphere, scene } = stage;
  const colours = flowerColours(scene);
  const size = scene.flowerColour ? 1.5 : 1;
  for (let index = 0; index < 170 + 520 * band.share; index++) {
    const [x, y] = placeOn(stage, patch);
    const height = between(2.5, 15, band.share * 0.8) * random.range(0.5, 1.2) * stage.pixel;
    context.strokeStyle = css(atmosphere.grade(shade(colour, random.range(-0.26, 0.2)), band.depth), 0.65);
    context.lineWidth = between(0.8, 2, band.share) * stage.pixel;
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x, y - height * 0.6, x + random.range(-0.5, 0.6) * height, y - height);
    context.stroke();
    if (!hasFlowers || index % 2) continue;
    const petal = random.pick(colours);
    context.fillStyle = css(
      mix(
        atmosphere.grade(petal, Math.min(1, band.depth + 0.1)),
        petal,
        scene.flowerColour ? 0.75 : 0.35 * atmosphere.palette.silhouette,
      ),
    );
    context.beginPath();
    context.arc(x, y - height, height * random.range(0.18, 0.36) * size, 0, 7);
    context.fill();
  }
}

function drawStones(context: Context, stage: Stage, { band, colour, random }: Patch): void {
  const isRocky = stage.scene.ground === 'rock' || stage.scene.ground === 'mars';
  for (let index = 0; index < 26; index++) {
    const x = random.range(-0.2, 1.2) * stage.view.width;
    const y = band.crestY(x) + random.next() * stage.view.height * 0.08 * (0.4 + band.share) + 4;
    const size = between(8, 60, band.share) * random.range(0.4, 1) * stage.pixel;
    context.fillStyle = css(
      stage.atmosphere.grade(shade(colour, isRocky ? random.pick([-0.3, 0.14]) : -0.22), band.depth),
      0.4,
    );
    context.beginPath();
    context.ellipse(x, y, size, size * 0.1, 0, 0, 7);
    context.fill();
  }
}

/** Joints of slabs that run to the vanishing point. */
function drawSlabs(context: Context, stage: Stage, { band, colour }: Patch): void {
  const { width, height, horizonY } = stage.view;
  context.strokeStyle = css(stage.atmosphere.grade(shade(colour, -0.3), band.depth), 0.3);
  context.lineWidth = between(0.8, 2, band.share) * stage.pixel;
  const end = band.baseY + height * 0.1 * (0.4 + band.share);
  for (let joint = -14; joint <= 14; joint++) {
    const at = (y: number) => width / 2 + joint * width * 0.16 * Math.max(0.02, (y - horizonY) / (height - horizonY));
    context.beginPath();
    context.moveTo(at(band.baseY), band.baseY);
    context.lineTo(at(end), end);
    context.stroke();
  }
  context.beginPath();
  context.moveTo(-width * OVERSCAN, band.baseY + height * 0.03 * (0.4 + band.share));
  context.lineTo(width * (1 + OVERSCAN), band.baseY + height * 0.03 * (0.4 + band.share));
  context.stroke();
}
