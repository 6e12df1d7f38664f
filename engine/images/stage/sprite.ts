import { isFlatLay } from '../scene/scene.ts';
import { Brush } from '../drawing/brush.ts';
import { css, luminance, mix, type Colour } from '../drawing/colour.ts';
import type { Context } from '../drawing/canvas.ts';
import { lineNoise } from '../drawing/noise.ts';
import { createRandom } from '../drawing/random.ts';
import type { Placed } from '../layout/layout.ts';
import { requireSubject } from '../subjects/subject-registry.ts';
import { drawWorn } from '../subjects/rigs/worn-things.ts';
import { dressUpright, drawPackBehind, drawShoes } from '../subjects/rigs/animal-clothes.ts';
import type { Joint } from '../drawing/points.ts';
import type { Subject, Worn } from '../subjects/subject.ts';
import type { Stage } from './stage.ts';
import type { Decoration, Sprite, Cut } from './cut-out.ts';
import { glowsOf, drawGlows, drawBeam } from './glows.ts';

const MARGIN_UNITS = 46;
const USUAL_TOP = 1.32;

/** Draws a subject of the scene: with light, rim, shadow, mirror image and glow. */
export function drawPlaced(context: Context, stage: Stage, placed: Placed): void {
  drawSprite(context, stage, { ...placed, colour: placed.colour ?? undefined, isDecoration: false, placed });
}

/** Draws a decoration: graded by its depth, without a rim. */
export function drawDecoration(context: Context, stage: Stage, decoration: Decoration): void {
  drawSprite(context, stage, { ...decoration, isMirrored: false, isDecoration: true, placed: null });
}

function drawSprite(context: Context, stage: Stage, sprite: Sprite): void {
  const lightSide = stage.view.light[0] < sprite.x ? -1 : 1;
  const cut = cutOut(stage, sprite, lightSide);
  const isOpen = stage.scene.setting === 'landscape' || stage.scene.setting === 'street';
  if (stage.scene.setting !== 'space') lightUp(stage, cut, { sprite, lightSide });
  const isLargeEnough = sprite.height > stage.view.height * 0.05;
  if (isLargeEnough && !sprite.isDecoration && stage.scene.setting !== 'underwater')
    addRim(stage, cut, { sprite, lightSide });
  if (sprite.placed?.isReflected) drawReflection(context, stage, { sprite, cut });
  else if (!isFlatLay(stage.scene)) drawShadow(context, stage, { sprite, lightSide });
  if (!sprite.isDecoration && isOpen && sprite.height > stage.view.height * 0.12)
    drawPool(context, stage, { sprite, cut });
  context.save();
  if (isFlatLay(stage.scene)) castAround(context, stage, { sprite, lightSide });
  context.drawImage(
    cut.canvas,
    0,
    0,
    cut.width,
    cut.height,
    sprite.x - cut.width / 2,
    sprite.baseY - cut.top,
    cut.width,
    cut.height,
  );
  context.restore();
  drawGlows(context, glowsOf(stage, sprite, cut.brush));
  if (cut.brush.beam && stage.atmosphere.palette.lit > 0.2)
    drawBeam(context, stage, [sprite.x, sprite.baseY + (cut.brush.beam[1] * sprite.height) / 100]);
}

function cutOut(stage: Stage, sprite: Sprite, lightSide: 1 | -1): Cut {
  const subject = requireSubject(sprite.id);
  const scale = sprite.height / 100;
  const top = Math.ceil((subject.topShare ?? USUAL_TOP) * sprite.height);
  const turn = sprite.placed?.turn ?? 0;
  // What leans reaches farther to the sides.
  const lean = 2 * sprite.height * Math.abs(Math.sin(turn));
  const width = Math.ceil((subject.width + MARGIN_UNITS) * scale + lean);
  const height = Math.ceil(top + 0.22 * sprite.height);
  const canvas = stage.canvases.scratch('sprite', width, height);
  const context = canvas.getContext('2d');
  const { atmosphere } = stage;
  atmosphere.silhouetteShare = sprite.isDecoration
    ? 1
    : stage.scene.style === 'poster'
      ? 1.15
      : hasAskedColour(sprite)
        ? 0.28
        : 0.5;
  const brush = new Brush({
    context,
    atmosphere,
    depth: sprite.isDecoration ? sprite.depth : 0.35 + 0.65 * Math.min(1, sprite.depth),
    lightSide: sprite.isMirrored ? (-lightSide as 1 | -1) : lightSide,
    random: createRandom(`${sprite.seed}:windows`),
  });
  context.save();
  context.translate(width / 2, top);
  context.rotate(turn);
  context.scale(sprite.isMirrored ? -scale : scale, scale);
  const worn = wornOf(sprite);
  subject.draw(brush, createRandom(sprite.seed), {
    colour: sprite.colour,
    pose: sprite.placed?.pose ?? undefined,
    isSingle: sprite.placed?.isSingle ?? false,
    isFilled: sprite.placed?.isFilled ?? false,
    isCarried: sprite.placed?.isCarried ?? false,
    isBust: sprite.placed?.isBust ?? false,
    worn,
  });
  if (subject.head && subject.head !== 'posed') dress(brush, worn, { ...subject, head: subject.head });
  if (subject.fruitFace) drawWorn(brush, worn, { head: subject.fruitFace });
  context.restore();
  atmosphere.silhouetteShare = 1;
  return { canvas, width, height, top, brush };
}

/** What animals wear that no rig dresses. */
function dress(
  brush: Brush,
  worn: readonly Worn[],
  { head, width, feet }: Pick<Subject, 'width' | 'feet'> & { head: Joint },
): void {
  drawPackBehind(brush, worn, head);
  dressUpright(brush, worn, { head, half: width / 2 });
  const at = head[0] * 0.4;
  drawShoes(brush, worn, {
    feet: feet ?? [
      [at - 9, 1],
      [at + 7, 1],
    ],
    scale: Math.max(1, head[2] / 14),
  });
  drawWorn(brush, worn, { head });
}

/** A red dress is red at dusk, too. */
const hasAskedColour = ({ colour, placed }: Sprite): boolean =>
  Boolean(colour) || (placed?.worn.some((worn) => worn.colour !== null) ?? false);

const wornOf = ({ placed }: Sprite): Worn[] =>
  (placed?.worn ?? []).flatMap(({ id, colour }) => {
    const { wear } = requireSubject(id);
    return wear ? [{ wear, colour: colour ?? undefined }] : [];
  });

type Lit = { sprite: Sprite; lightSide: number };

/** Light from the side of the sun, and ground fog about the feet. */
function lightUp(
  { atmosphere: { palette }, scene }: Stage,
  { canvas, width, height, top }: Cut,
  { sprite, lightSide }: Lit,
): void {
  const context = canvas.getContext('2d');
  context.globalCompositeOperation = 'source-atop';
  const across = context.createLinearGradient(lightSide > 0 ? width : 0, 0, lightSide > 0 ? 0 : width, 0);
  // What has a colour of its own that was asked for is lit less, or the evening would make it another one.
  const share = hasAskedColour(sprite) ? 0.5 : 1;
  across.addColorStop(0, css(palette.light, 0.2 * share));
  across.addColorStop(0.45, css(palette.light, 0));
  across.addColorStop(1, css(palette.ink, 0.16 * share));
  context.fillStyle = across;
  context.fillRect(0, 0, width, height);
  if (requireSubject(sprite.id).domain === 'ground' && scene.setting === 'landscape') {
    const up = context.createLinearGradient(0, top - sprite.height * 0.35, 0, top);
    up.addColorStop(0, css(palette.haze, 0));
    up.addColorStop(1, css(mix(palette.ink, palette.haze, 0.35), 0.24 * share));
    context.fillStyle = up;
    context.fillRect(0, 0, width, height);
  }
  context.globalCompositeOperation = 'source-over';
}

/** A bright edge towards the light. */
function addRim(stage: Stage, cut: Cut, { sprite, lightSide }: Lit): void {
  const { palette } = stage.atmosphere;
  const rim = stage.canvases.scratch('rim', cut.width, cut.height);
  const edge = rim.getContext('2d');
  const shift = Math.max(1.1 * stage.pixel, sprite.height * 0.01);
  edge.drawImage(cut.canvas, 0, 0);
  edge.globalCompositeOperation = 'destination-out';
  edge.drawImage(cut.canvas, -lightSide * shift, shift * 0.7);
  edge.globalCompositeOperation = 'source-in';
  edge.fillStyle = css(palette.light);
  edge.fillRect(0, 0, cut.width, cut.height);
  const context = cut.canvas.getContext('2d');
  context.globalCompositeOperation = 'source-atop';
  context.globalAlpha = 0.34 + 0.42 * palette.silhouette;
  context.drawImage(rim, 0, 0);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
}

function drawReflection(context: Context, stage: Stage, { sprite, cut }: { sprite: Sprite; cut: Cut }): void {
  const length = Math.min(Math.round(sprite.height * 0.8), cut.top - 1);
  const step = Math.max(2, sprite.height / 90);
  const noise = lineNoise(sprite.seed);
  context.save();
  for (let y = 0; y < length; y += step) {
    context.globalAlpha = 0.5 * (1 - y / length);
    const sway = noise.at((y / sprite.height) * 8.75) * sprite.height * 0.02 * (0.4 + y / length);
    context.drawImage(
      cut.canvas,
      0,
      Math.max(0, cut.top - y - step),
      cut.width,
      step,
      sprite.x - cut.width / 2 + sway,
      sprite.baseY + y * 0.8,
      cut.width,
      step * 0.8 + 0.7,
    );
  }
  context.restore();
}

function drawShadow(context: Context, stage: Stage, { sprite, lightSide }: Lit): void {
  const { domain, width } = requireSubject(sprite.id);
  const { setting } = stage.scene;
  if (
    (domain !== 'ground' && domain !== 'table') ||
    setting === 'underwater' ||
    setting === 'sky' ||
    sprite.placed?.isCarried ||
    sprite.placed?.pose === 'flying'
  )
    return;
  const { palette } = stage.atmosphere;
  const turn = sprite.placed?.turn ?? 0;
  const reach = width * sprite.height * 0.0042;
  context.fillStyle = css(mix(palette.ink, stage.atmosphere.grade('#3a3a3a', sprite.depth), 0.4), 0.3);
  context.beginPath();
  if (turn !== 0) {
    // Along what lies.
    const half = sprite.height / 2;
    const [x, y] = [sprite.x + Math.sin(turn) * half, sprite.baseY - Math.cos(turn) * half + sprite.height * 0.03];
    context.ellipse(
      x - lightSide * half * 0.06,
      y,
      half,
      Math.max(2 * stage.pixel, reach * 0.8),
      turn - Math.PI / 2,
      0,
      7,
    );
    return context.fill();
  }
  context.ellipse(
    sprite.x - lightSide * reach * 0.35,
    sprite.baseY + sprite.height * 0.006,
    reach * 1.15,
    Math.max(1.6 * stage.pixel, sprite.height * 0.022),
    0,
    0,
    7,
  );
  context.fill();
}

/** What lies flat throws its shadow to the side that is away from the light. */
function castAround(context: Context, stage: Stage, { sprite, lightSide }: Lit): void {
  const reach = Math.min(sprite.height, stage.view.height * 0.3);
  context.shadowColor = css(mix(stage.atmosphere.palette.ink, '#1c1418', 0.6), 0.42);
  context.shadowBlur = reach * 0.07;
  context.shadowOffsetX = -lightSide * reach * 0.035;
  context.shadowOffsetY = reach * 0.05;
}

/** Light or dark behind a subject, whichever sets it off. */
function drawPool(context: Context, stage: Stage, { sprite, cut }: { sprite: Sprite; cut: Cut }): void {
  const { palette } = stage.atmosphere;
  const water = sprite.placed?.isReflected ? palette.water : null;
  const behind = luminance(mix(palette.haze, water ?? palette.haze, 0.5));
  const isDark = meanLuminance(stage, cut) > 0.5 && behind > 0.42;
  const colour: Colour = isDark
    ? mix(palette.ink, water ?? palette.sky[0]!, 0.55)
    : mix(palette.haze, palette.light, 0.45);
  const radius = sprite.height * 0.85;
  const y = sprite.baseY - sprite.height * 0.5;
  const pool = context.createRadialGradient(sprite.x, y, 0, sprite.x, y, radius);
  pool.addColorStop(0, css(colour, isDark ? 0.36 : 0.34));
  pool.addColorStop(1, css(colour, 0));
  context.fillStyle = pool;
  context.fillRect(sprite.x - radius, y - radius, radius * 2, radius * 1.5);
}

const SAMPLES = 10;

function meanLuminance({ canvases }: Stage, { canvas, width, height }: Cut): number {
  const context = canvases.scratch('mean', SAMPLES, SAMPLES).getContext('2d');
  context.drawImage(canvas, 0, 0, width, height, 0, 0, SAMPLES, SAMPLES);
  const { data } = context.getImageData(0, 0, SAMPLES, SAMPLES);
  let [light, opacity] = [0, 1];
  for (let index = 0; index < data.length; index += 4) {
    light += luminance([data[index]!, data[index + 1]!, data[index + 2]!]) * data[index + 3]!;
    opacity += data[index + 3]!;
  }
  return light / opacity;
}
