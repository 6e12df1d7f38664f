import { between, clamp, css, mix } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import type { Hour } from '../../scene/scene.ts';
import type { Joint } from '../../drawing/points.ts';
import { lightSideOf, randomOf, type Stage } from '../stage.ts';

/** How cloudy it is: 1 is a fair day. */
function cloudiness(stage: Stage): number {
  const { weather, hour, seed } = stage.scene;
  if (weather.includes('clear')) return 0.15;
  if (weather.includes('storm')) return 2.6;
  if (weather.includes('overcast') || weather.includes('rain')) return 2;
  if (weather.includes('cloudy')) return 1.8;
  if (hour === 'night') return 0.35;
  if (hour === 'fog') return 0.4;
  return 0.4 + (seed % 7) / 9;
}

/** Thin far streaks of cloud. */
export function drawCloudStreaks(context: Context, stage: Stage): void {
  const { width, horizonY, light, height } = stage.view;
  const random = randomOf(stage, 'streaks');
  const colour = mix(stage.atmosphere.palette.light, stage.atmosphere.palette.sky[2]!, 0.35);
  for (let index = 0; index < 9 * cloudiness(stage); index++) {
    const [x, y, length] = [
      random.range(-0.2, 1.1) * width,
      random.range(0.12, 0.9) * horizonY,
      random.range(0.12, 0.42) * width,
    ];
    const thickness = random.range(0.004, 0.012) * height;
    const nearLight = 1 - Math.abs(y - light[1]) / Math.max(1, horizonY);
    const gradient = context.createLinearGradient(x, 0, x + length, 0);
    gradient.addColorStop(0, css(colour, 0));
    gradient.addColorStop(0.5, css(colour, 0.25 + 0.4 * clamp(nearLight)));
    gradient.addColorStop(1, css(colour, 0));
    context.fillStyle = gradient;
    for (let streak = 0; streak < 3; streak++) {
      context.beginPath();
      context.ellipse(
        x + length * random.range(0.3, 0.7),
        y + streak * thickness * 1.2,
        length * random.range(0.25, 0.5),
        thickness * random.range(0.5, 1),
        0,
        0,
        7,
      );
      context.fill();
    }
  }
}

/** Banks of cumulus. `baseY` is where they would end; the horizon unless given. */
export function drawCloudBanks(context: Context, stage: Stage, baseY = stage.view.horizonY): void {
  const { width, light } = stage.view;
  const { palette } = stage.atmosphere;
  const heavy = cloudiness(stage);
  const random = randomOf(stage, `banks ${Math.round(baseY)}`);
  const count = Math.round(3.4 * heavy);
  for (let index = 0; index < count; index++) {
    let y = random.range(0.16, 0.74) * baseY;
    const size =
      between(1.1, 0.45, y / Math.max(1, baseY)) * stage.view.unit * random.range(0.75, 1.3) * (heavy > 1.6 ? 1.5 : 1);
    const x = between(-0.1, 1.1, (index + random.next()) / count) * width;
    const coversLight = Math.abs(x - light[0]) < size * 0.35 && Math.abs(y - light[1]) < stage.view.unit * 0.14;
    if (coversLight && palette.source === 'moon') continue;
    if (coversLight && palette.source === 'sun')
      y = light[1] + (light[1] > baseY * 0.7 ? -0.17 : 0.06) * stage.view.unit;
    drawBank(context, stage, { x, y, width: size * 0.3, height: size * 0.085, puffs: random.integer(6, 9), random });
  }
}

/** How far clouds go into the colour of the sky: by night and in a storm nothing lights them. */
function shadeOf(hour: Hour): number {
  if (hour === 'storm') return 0.85;
  return hour === 'night' ? 0.74 : hour === 'dusk' ? 0.5 : 0.35;
}

type Bank = { x: number; y: number; width: number; height: number; puffs: number; random: ReturnType<typeof randomOf> };

function drawBank(context: Context, stage: Stage, bank: Bank): void {
  const { palette } = stage.atmosphere;
  const { x, y, width, height } = bank;
  const top = mix(palette.light, palette.sky[2]!, shadeOf(palette.hour));
  const bottom = mix(palette.sky[1]!, palette.haze, 0.55);
  const puffs = Array.from({ length: bank.puffs }, (_, index): Joint => {
    const share = ((index + 0.5) / bank.puffs) * 2 - 1;
    return [
      x + share * width * 0.85 + bank.random.range(-0.06, 0.06) * width,
      y - (1 - share * share) * height * bank.random.range(0.5, 1.15),
      (1 - Math.abs(share) * 0.65) * height * bank.random.range(0.75, 1.15),
    ];
  });
  const lit = context.createLinearGradient(0, y - height * 2.2, 0, y + height * 0.3);
  lit.addColorStop(0, css(top));
  lit.addColorStop(1, css(mix(top, bottom, 0.8)));
  const shadow = context.createLinearGradient(0, y - height * 2, 0, y + height * 0.3);
  shadow.addColorStop(0, css(mix(top, bottom, 0.35)));
  shadow.addColorStop(1, css(bottom));
  context.save();
  // A flat base makes it a cloud and not a heap of balls.
  context.beginPath();
  context.rect(x - width * 2, y - height * 5, width * 4, height * 5.25);
  context.clip();
  circles(context, puffs);
  context.roundRect(x - width * 0.94, y - height * 0.35, width * 1.88, height * 0.6, height * 0.3);
  context.globalAlpha = 0.92;
  context.fillStyle = lit;
  context.fill();
  circles(context, puffs);
  context.clip();
  const shift = -lightSideOf(stage) * height * 0.2;
  circles(
    context,
    puffs.map(([px, py, radius]): Joint => [px + shift, py + height * 0.16, Math.max(1, radius * 0.9)]),
  );
  context.globalAlpha = 0.6;
  context.fillStyle = shadow;
  context.fill();
  context.restore();
}

function circles(context: Context, puffs: readonly Joint[]): void {
  context.beginPath();
  for (const [x, y, radius] of puffs) {
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 7);
  }
}
