import { css } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import { lineNoise } from '../../drawing/noise.ts';
import { lightSideOf, randomOf, type Stage } from '../stage.ts';

const CURTAINS = [
  ['#3dffb0', '#4dc8ff'],
  ['#56ffc4', '#a070ff'],
  ['#30e0a0', '#ff70c0'],
] as const;
const RAINBOW = ['#e8605a', '#f0a050', '#f4dc70', '#79c27a', '#5fa6d8', '#7a74c4'];
const SPARKS = ['#ff8a70', '#ffd86a', '#8fe0ff', '#d79aff', '#9affb0'];

/** Curtains of northern lights. */
export function drawAurora(context: Context, stage: Stage): void {
  const { width, horizonY } = stage.view;
  const noise = lineNoise(`${stage.scene.seed}:aurora`);
  context.save();
  context.globalCompositeOperation = 'screen';
  CURTAINS.forEach(([low, high], curtain) => {
    for (let strip = -60; strip < 330; strip++) {
      const share = strip / 270;
      const base = horizonY * (0.62 - curtain * 0.14) + noise.fractal(share * 2.4 + curtain * 9, 3) * horizonY * 0.34;
      const top = base - horizonY * (0.3 + 0.28 * (noise.at(share * 8 + curtain * 31) * 0.5 + 0.5));
      const opacity = 0.055 + 0.1 * (noise.at(share * 26 + curtain * 11) * 0.5 + 0.5);
      const gradient = context.createLinearGradient(0, top, 0, base);
      gradient.addColorStop(0, css(high, 0));
      gradient.addColorStop(0.55, css(high, opacity * 0.8));
      gradient.addColorStop(0.92, css(low, opacity * 1.9));
      gradient.addColorStop(1, css(low, 0));
      context.fillStyle = gradient;
      context.fillRect(share * width, top, (width / 270) * 3.2, base - top);
    }
  });
  context.restore();
}

/** A rainbow from one side of the horizon to the other. */
export function drawRainbow(context: Context, stage: Stage): void {
  const { width, horizonY, unit } = stage.view;
  const reach = Math.min(width * 0.5, horizonY * 1.05);
  context.save();
  context.lineWidth = unit * 0.012;
  RAINBOW.forEach((colour, index) => {
    context.strokeStyle = css(colour, 0.42);
    context.beginPath();
    context.arc(
      width * (0.5 - lightSideOf(stage) * 0.12),
      horizonY * 1.12,
      reach - index * unit * 0.0118,
      Math.PI,
      Math.PI * 2,
    );
    context.stroke();
  });
  context.restore();
}

/** A streak with a bright head. */
export function drawShootingStar(context: Context, stage: Stage): void {
  const { width, horizonY } = stage.view;
  const random = randomOf(stage, 'shooting star');
  const [x, y, length] = [width * random.range(0.35, 0.7), horizonY * random.range(0.2, 0.4), width * 0.26];
  const gradient = context.createLinearGradient(x, y, x - length, y - length * 0.4);
  gradient.addColorStop(0, 'rgba(255,255,255,.95)');
  gradient.addColorStop(1, 'rgba(255,255,255,0)');
  context.strokeStyle = gradient;
  context.lineWidth = 3 * stage.pixel;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x - length, y - length * 0.4);
  context.stroke();
}

/** Bursts of sparks that fall. */
export function drawFireworks(context: Context, stage: Stage): void {
  const { width, horizonY, unit } = stage.view;
  const random = randomOf(stage, 'fireworks');
  context.save();
  context.globalCompositeOperation = 'screen';
  context.lineCap = 'round';
  for (let burst = 0; burst < 5; burst++) {
    const [x, y, radius] = [
      width * ((burst + random.range(0.2, 0.8)) / 5),
      horizonY * random.range(0.16, 0.5),
      unit * random.range(0.08, 0.15),
    ];
    const colour = random.pick(SPARKS);
    for (let ray = 0; ray < 40; ray++) {
      const angle = (ray / 40) * Math.PI * 2;
      const reach = radius * random.range(0.7, 1.05);
      context.strokeStyle = css(colour, random.range(0.4, 0.95));
      context.lineWidth = random.range(1, 2.4) * stage.pixel;
      context.beginPath();
      context.moveTo(x + Math.cos(angle) * reach * 0.25, y + Math.sin(angle) * reach * 0.25);
      context.quadraticCurveTo(
        x + Math.cos(angle) * reach * 0.8,
        y + Math.sin(angle) * reach * 0.7,
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach + radius * 0.14,
      );
      context.stroke();
    }
    const glow = context.createRadialGradient(x, y, 0, x, y, radius);
    glow.addColorStop(0, css(colour, 0.5));
    glow.addColorStop(1, css(colour, 0));
    context.fillStyle = glow;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  context.restore();
}
