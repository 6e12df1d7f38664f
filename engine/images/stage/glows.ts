import type { Brush } from '../drawing/brush.ts';
import { type Glow } from '../drawing/brush.ts';
import { css } from '../drawing/colour.ts';
import type { Context } from '../drawing/canvas.ts';
import type { Stage } from './stage.ts';
import type { Sprite } from './cut-out.ts';

const MOST_GLOWS = 16;

/** Where a sprite glows, on the stage. */
export function glowsOf(stage: Stage, sprite: Sprite, { glows }: Brush): Glow[] {
  if (sprite.isDecoration && stage.atmosphere.palette.lit <= 0.6) return [];
  const scale = sprite.height / 100;
  const shown = sprite.isDecoration ? glows.filter((_, index) => index % 3 === 0) : glows;
  const dimming = glows.length > 24 ? 0.5 : 1;
  return shown
    .filter(({ opacity }, index) => index < MOST_GLOWS || opacity > 0.5)
    .map(({ x, y, radius, colour, opacity }) => ({
      x: sprite.x + x * scale * (sprite.isMirrored ? -1 : 1),
      y: sprite.baseY + y * scale,
      radius: radius * scale,
      colour,
      opacity: opacity * dimming,
    }));
}

/** Draws light over what is behind it; places in pixels. */
export function drawGlows(context: Context, glows: readonly Glow[]): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  for (const { x, y, radius, colour, opacity } of glows) {
    const glow = context.createRadialGradient(x, y, 0, x, y, radius);
    glow.addColorStop(0, css(colour, opacity));
    glow.addColorStop(0.35, css(colour, opacity * 0.3));
    glow.addColorStop(1, css(colour, 0));
    context.fillStyle = glow;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  context.restore();
}

/** Two beams to the sides. */
export function drawBeam(
  context: Context,
  { view, atmosphere: { palette } }: Stage,
  [x, y]: readonly [number, number],
): void {
  const length = view.width * 0.75;
  context.save();
  context.globalCompositeOperation = 'screen';
  for (const middle of [-0.04, Math.PI + 0.04]) {
    for (const share of [1, 0.5]) {
      const light = context.createRadialGradient(x, y, 0, x, y, length);
      light.addColorStop(0, css(palette.lamp, 0.42 * share));
      light.addColorStop(1, css(palette.lamp, 0));
      context.fillStyle = light;
      context.beginPath();
      context.moveTo(x, y);
      for (const edge of [-0.09, 0.09])
        context.lineTo(x + Math.cos(middle + edge * share) * length, y + Math.sin(middle + edge * share) * length);
      context.fill();
    }
  }
  context.restore();
}
