import { Brush } from '../../drawing/brush.ts';
import { css, mix, type Colour } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import { lineNoise } from '../../drawing/noise.ts';
import type { Random } from '../../drawing/random.ts';
import { lightSideOf, randomOf, type Stage } from '../stage.ts';

/** A row of blocks. Heights and widths are shares of the picture. */
export type CityRow = { depth: number; tallest: number; narrowest: number; widest: number; part: string };
type Block = { x: number; y: number; width: number; height: number; colour: Colour };

const TONES = ['#b58a78', '#8c7f96', '#a99a8c', '#7f8ca0', '#c2a07e', '#94707c'];

/** Draws a row of buildings from one side to the other, tallest about the middle. */
export function drawCityRow(context: Context, stage: Stage, row: CityRow): void {
  const { view } = stage;
  const random = randomOf(stage, row.part);
  const noise = lineNoise(`${stage.scene.seed}${row.part}`);
  const baseY = view.horizonY + 2;
  const most = Math.min(view.height * row.tallest, baseY * 0.92);
  for (let x = -0.24 * view.width; x < 1.24 * view.width;) {
    const width = random.range(row.narrowest, row.widest) * view.unit;
    const at = x / view.width;
    const swell =
      0.5 + 0.35 * Math.exp(-(((at - 0.5 + view.side * 0.22) / 0.2) ** 2)) + 0.28 * noise.fractal(at * 4 + 3, 2);
    const height = most * swell * (0.45 + 0.55 * random.next()) * (random.chance(0.1) ? 1.3 : 1);
    const colour = stage.atmosphere.grade(random.pick(TONES), row.depth);
    drawBuilding(context, stage, { block: { x, y: baseY - height, width, height, colour }, row, random, baseY });
    x += width + (random.chance(0.25) ? random.range(0, 0.012) * view.width : 0);
  }
}

type Site = { block: Block; row: CityRow; random: Random; baseY: number };

function drawBuilding(context: Context, stage: Stage, site: Site): void {
  const {
    block: { x, y, width, height, colour },
    random,
    baseY,
  } = site;
  const { palette } = stage.atmosphere;
  const wall = context.createLinearGradient(0, y, 0, baseY);
  wall.addColorStop(0, css(colour));
  wall.addColorStop(1, css(mix(colour, palette.haze, 0.42 * (1 - site.row.depth) + 0.12)));
  const box = (left: number, top: number, wide: number) =>
    drawBox(context, stage, { left, top, wide, bottom: baseY, wall });
  box(x, y, width);
  const roof = random.next();
  if (roof < 0.26) {
    box(x + width * 0.16, y - height * 0.12, width * 0.68);
    box(x + width * 0.32, y - height * 0.2, width * 0.36);
    context.fillStyle = css(colour);
    context.fillRect(x + width * 0.49, y - height * 0.36, Math.max(1, width * 0.03), height * 0.17);
  } else if (roof < 0.4) {
    context.fillStyle = wall;
    context.beginPath();
    context.moveTo(x, y + 1);
    context.lineTo(x + (lightSideOf(stage) > 0 ? width : 0), y - width * 0.5);
    context.lineTo(x + width, y + 1);
    context.fill();
  } else if (roof < 0.52) {
    context.fillStyle = css(mix(colour, palette.light, 0.1));
    context.beginPath();
    context.ellipse(x + width / 2, y + 1, width * 0.42, width * 0.36, 0, Math.PI, 0);
    context.fill();
  } else if (roof < 0.8) {
    context.fillStyle = css(mix(colour, palette.ink, 0.2));
    context.fillRect(x + width * random.range(0.15, 0.6), y - width * 0.3, width * 0.24, width * 0.3);
  }
  drawWindows(context, stage, site);
}

type BoxShape = {
  left: number;
  top: number;
  wide: number;
  bottom: number;
  wall: ReturnType<Context['createLinearGradient']>;
};

function drawBox(context: Context, stage: Stage, { left, top, wide, bottom, wall }: BoxShape): void {
  const { palette } = stage.atmosphere;
  const isLitRight = lightSideOf(stage) > 0;
  const edge = 1.5 * stage.pixel;
  context.fillStyle = wall;
  context.fillRect(left, top, wide + 0.6, bottom - top + stage.view.height * 0.02);
  context.fillStyle = css(palette.ink, 0.26);
  context.fillRect(isLitRight ? left : left + wide * 0.7, top, wide * 0.3 + 0.6, bottom - top);
  context.fillStyle = css(palette.light, 0.4);
  context.fillRect(isLitRight ? left + wide - edge : left, top, edge, bottom - top);
  context.fillRect(left, top, wide, edge);
}

function drawWindows(context: Context, stage: Stage, { block: { x, y, width }, row, random, baseY }: Site): void {
  const { palette } = stage.atmosphere;
  const column = Math.max(3.4 * stage.pixel, width / random.integer(5, 8));
  const storey = column * random.range(1.2, 1.9);
  const isStrip = random.chance(0.3);
  const litShare = palette.lit > 0.15 ? random.range(0.22, 0.6) * palette.lit : 0;
  for (let top = y + storey * 0.8; top < baseY - storey * 0.6; top += storey) {
    for (let left = x + column * 0.5; left < x + width - column * 0.8; left += column) {
      const isLit = random.next() < litShare;
      if (!isLit && random.chance(0.25)) continue;
      const lamp = mix(palette.lamp, random.pick(['#ffffff', '#ff9a5a', '#ffe7b0']), 0.25);
      const dark = palette.lit > 0.3 ? palette.ink : mix(palette.sky[1]!, palette.ink, 0.3);
      context.fillStyle = isLit ? css(lamp, 0.45 + 0.5 * row.depth) : css(dark, 0.3 * row.depth + 0.1);
      context.fillRect(left, top, column * (isStrip ? 0.9 : 0.52), storey * 0.5);
    }
  }
}

/** A brush for shapes in pixels at a depth. */
export const stageBrush = (context: Context, stage: Stage, depth: number): Brush =>
  new Brush({
    context,
    atmosphere: stage.atmosphere,
    depth,
    lightSide: lightSideOf(stage),
    random: randomOf(stage, `brush ${depth}`),
  });
