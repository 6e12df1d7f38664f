import { css, mix } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import type { Point } from '../../drawing/points.ts';
import { drawGlows } from '../glows.ts';
import { fogLayers, hasFog } from './fog.ts';
import { isPlain } from '../../scene/scene.ts';
import { randomOf, type Layer, type Stage } from '../stage.ts';

/** Rain, snow, fog, lightning and what flies in the air. */
export function weatherLayers(stage: Stage): Layer[] {
  const { weather, extras, setting } = stage.scene;
  if (setting === 'room' || setting === 'table' || isPlain(setting)) return [];
  const layers: Layer[] = [];
  const add = (name: string, depth: number, draw: Layer['draw']) => layers.push({ name, depth, draw });
  if (hasFog(stage.scene)) layers.push(...fogLayers(stage));
  if (weather.includes('storm')) add('lightning', 0.1, (context) => drawLightning(context, stage));
  if (weather.includes('rain') || weather.includes('storm')) add('rain', 1.25, (context) => drawRain(context, stage));
  if (weather.includes('snow')) add('snow', 1.25, (context) => drawSnowfall(context, stage));
  if (extras.includes('fireflies')) add('fireflies', 1.05, (context) => drawFireflies(context, stage));
  if (extras.includes('petals')) add('petals', 1.15, (context) => drawFlakes(context, stage, ['#f6c6d0']));
  if (extras.includes('leaves'))
    add('leaves', 1.15, (context) => drawFlakes(context, stage, ['#d0752f', '#c4502f', '#dba03f']));
  return layers;
}

function drawRain(context: Context, stage: Stage): void {
  const { width, height } = stage.view;
  const random = randomOf(stage, 'rain');
  context.lineCap = 'round';
  for (let drop = 0; drop < 460; drop++) {
    const [x, y, length] = [
      random.range(-0.1, 1.2) * width,
      random.range(-0.1, 1) * height,
      random.range(0.02, 0.055) * height,
    ];
    context.strokeStyle = css(mix(stage.atmosphere.palette.light, '#cfe0ea', 0.6), random.range(0.2, 0.55));
    context.lineWidth = random.range(0.9, 2.2) * stage.pixel;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x - length * 0.28, y + length);
    context.stroke();
  }
}

function drawLightning(context: Context, stage: Stage): void {
  const { width, height, horizonY, side } = stage.view;
  const random = randomOf(stage, 'lightning');
  let [x, y] = [width * (0.5 - side * 0.2), height * 0.08];
  const path: Point[] = [[x, y]];
  while (y < horizonY && path.length < 60) {
    x += random.spread() * width * 0.03;
    y += height * random.range(0.02, 0.05);
    path.push([x, y]);
  }
  drawGlows(context, [{ x: path[0]![0], y: height * 0.2, radius: width * 0.4, colour: '#cfe4ff', opacity: 0.55 }]);
  context.lineJoin = 'round';
  for (const [thickness, opacity] of [
    [9, 0.2],
    [3, 1],
  ] as const) {
    context.strokeStyle = css('#f2f7ff', opacity);
    context.lineWidth = thickness * stage.pixel;
    context.beginPath();
    for (const [px, py] of path) context.lineTo(px, py);
    context.stroke();
  }
}

function drawSnowfall(context: Context, stage: Stage): void {
  const random = randomOf(stage, 'snowfall');
  for (let flake = 0; flake < 420; flake++) {
    const isNear = random.chance(0.08);
    context.fillStyle = css('#ffffff', isNear ? 0.3 : random.range(0.4, 0.95));
    context.beginPath();
    context.arc(
      random.next() * stage.view.width,
      random.next() * stage.view.height,
      random.range(isNear ? 4 : 1, isNear ? 8 : 3.2) * stage.pixel,
      0,
      7,
    );
    context.fill();
  }
}

function drawFireflies(context: Context, stage: Stage): void {
  const random = randomOf(stage, 'fireflies');
  const { width, height, horizonY } = stage.view;
  const from = Math.min(height * 0.6, horizonY * 0.85);
  drawGlows(
    context,
    Array.from({ length: 60 }, () => ({
      x: random.next() * width,
      y: random.range(from, height * 0.98),
      radius: random.range(5, 15) * stage.pixel,
      colour: '#e8ff9a',
      opacity: random.range(0.5, 1),
    })),
  );
}

function drawFlakes(context: Context, stage: Stage, colours: readonly string[]): void {
  const random = randomOf(stage, 'flakes');
  for (let flake = 0; flake < 60; flake++) {
    context.fillStyle = css(stage.atmosphere.grade(random.pick(colours), 1), 0.85);
    context.beginPath();
    context.ellipse(
      random.next() * stage.view.width,
      random.next() * stage.view.height,
      random.range(2, 5) * stage.pixel,
      random.range(1.2, 2.6) * stage.pixel,
      random.next() * 3,
      0,
      7,
    );
    context.fill();
  }
}
