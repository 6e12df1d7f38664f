import { css, mix } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import { OVERSCAN, randomOf, type Stage } from '../stage.ts';

/** How strong the pool of light about the source is. */
const POOL = { none: 0.18, moon: 0.38, sun: 0.6 };
const STOPS = [0, 0.36, 0.7, 1];

/** The sky from the top to the horizon, with a warm pool about the sun. */
export function drawSky(context: Context, stage: Stage): void {
  const { view, atmosphere, scene } = stage;
  const { palette } = atmosphere;
  const { width, height } = view;
  const isWhole = scene.setting === 'underwater' || scene.setting === 'space' || scene.setting === 'sky';
  const end = isWhole ? height : Math.max(view.horizonY, height * 0.2);
  const gradient = context.createLinearGradient(0, isWhole ? 0 : -height * 0.1, 0, end * 1.02);
  palette.sky.forEach((colour, index) => gradient.addColorStop(STOPS[index]!, css(colour)));
  context.fillStyle = gradient;
  context.fillRect(-width * 0.3, -height * 0.3, width * 1.6, height * 1.6);
  if (scene.setting === 'underwater' || scene.setting === 'space') return;
  const [x, y] = view.light;
  const pool = context.createRadialGradient(x, y, 0, x, y, width * 0.75);
  pool.addColorStop(0, css(palette.light, POOL[palette.source]));
  pool.addColorStop(0.25, css(palette.light, 0.2));
  pool.addColorStop(1, css(palette.light, 0));
  context.fillStyle = pool;
  context.fillRect(-width * 0.3, -height * 0.3, width * 1.6, height * 1.6);
}

/** Stars, more towards the top, and the milky way where asked for. */
export function drawStars(context: Context, stage: Stage): void {
  const { view, atmosphere, scene, pixel } = stage;
  const random = randomOf(stage, 'stars');
  const isSpace = scene.setting === 'space';
  const count = Math.round(420 * atmosphere.palette.stars * (scene.extras.includes('stars') ? 1.7 : 1));
  const end = isSpace ? view.height * 1.1 : view.horizonY * 0.95;
  for (let index = 0; index < count; index++) {
    const y = isSpace ? random.next() * end : random.next() ** 1.5 * end;
    const opacity = (isSpace ? 1 : 1 - y / view.horizonY) * random.range(0.25, 1);
    context.fillStyle = css(mix('#ffffff', random.pick(['#cfe0ff', '#fff0d0', '#ffffff']), 0.8), opacity);
    context.beginPath();
    context.arc(
      random.range(-OVERSCAN, 1 + OVERSCAN) * view.width,
      y,
      (random.chance(0.06) ? 2.4 : random.range(0.5, 1.3)) * pixel,
      0,
      7,
    );
    context.fill();
  }
  if (isSpace || scene.extras.includes('milky-way')) drawMilkyWay(context, stage);
}

function drawMilkyWay(context: Context, stage: Stage): void {
  const { width, height } = stage.view;
  const random = randomOf(stage, 'milky way');
  context.save();
  context.translate(width * 0.5, height * 0.4);
  context.rotate(random.sign() * random.range(0.4, 0.8));
  for (let index = 0; index < 46; index++) {
    const [x, y, radius] = [
      random.spread() * width * 0.5,
      random.spread() * height * 0.09,
      random.range(0.06, 0.2) * width,
    ];
    const cloud = context.createRadialGradient(x, y, 0, x, y, radius);
    cloud.addColorStop(0, css(random.pick(['#8a6bff', '#ff7fb0', '#5fb8ff', '#ffc9a0']), 0.075));
    cloud.addColorStop(1, 'rgba(0,0,0,0)');
    context.fillStyle = cloud;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  for (let index = 0; index < 500; index++) {
    context.fillStyle = css('#ffffff', random.range(0.2, 0.8));
    context.fillRect(
      random.spread() * width * 0.6,
      random.spread() * height * 0.1,
      1.3 * stage.pixel,
      1.3 * stage.pixel,
    );
  }
  context.restore();
}

/** The sun or the moon of the palette, with its halo. */
export function drawSunOrMoon(context: Context, stage: Stage): void {
  const {
    view,
    atmosphere: { palette },
    scene,
  } = stage;
  if (palette.source === 'none') return;
  const [x, y] = view.light;
  const isMoon = palette.source === 'moon';
  const radius = view.unit * (scene.extras.includes('large-moon') ? 0.15 : 0.06);
  const halo = context.createRadialGradient(x, y, radius * 0.8, x, y, radius * 3.2);
  halo.addColorStop(0, css(palette.light, 0.38));
  halo.addColorStop(1, css(palette.light, 0));
  context.fillStyle = halo;
  context.fillRect(x - radius * 4, y - radius * 4, radius * 8, radius * 8);
  context.save();
  context.beginPath();
  if (isMoon && scene.extras.includes('crescent')) {
    context.arc(x, y, radius, 0.3666, 4.5806);
    context.arc(x + radius * 0.38, y - radius * 0.3, radius * 0.86, 4.0761, 0.8711, true);
    context.closePath();
  } else context.arc(x, y, radius, 0, 7);
  context.fillStyle = css(mix(palette.light, '#ffffff', isMoon ? 0.1 : 0.25));
  context.fill();
  context.clip();
  if (isMoon) drawCraters(context, stage, radius);
  context.restore();
}

function drawCraters(context: Context, stage: Stage, radius: number): void {
  const { palette } = stage.atmosphere;
  const random = randomOf(stage, 'moon');
  const [x, y] = stage.view.light;
  context.fillStyle = css(mix(palette.light, palette.sky[1]!, 0.28), 0.55);
  for (let index = 0; index < 9; index++) {
    context.beginPath();
    context.arc(
      x + random.range(-0.7, 0.7) * radius,
      y + random.range(-0.7, 0.7) * radius,
      radius * random.range(0.08, 0.24),
      0,
      7,
    );
    context.fill();
  }
}
