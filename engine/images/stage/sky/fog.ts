import { css, mix } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import { lineNoise } from '../../drawing/noise.ts';
import type { Scene } from '../../scene/scene.ts';
import { OVERSCAN, type Layer, type Stage } from '../stage.ts';

/** A bank of fog: at its depth, about a height, both as shares; what is behind it is seen above and through it. */
type Bank = { name: string; depth: number; y: number; reach: number; opacity: number };

/** A crest is drawn so often, each time a little lower, that it has no edge. */
const VEILS = 12;
/** Over this share of its reach a bank becomes dense. */
const SOFT = 0.5;

/** Whether fog lies in a scene, as weather or as the time of day. */
export const hasFog = ({ weather, hour }: Pick<Scene, 'weather' | 'hour'>): boolean =>
  weather.includes('fog') || hour === 'fog';

/** Banks of fog at several depths, each with a crest of its own, so that they pass before each other when the camera moves. */
export function fogLayers(stage: Stage): Layer[] {
  const horizon = stage.view.horizonY / stage.view.height;
  const below = 1 - horizon;
  const banks: Bank[] = [
    { name: 'far fog', depth: 0.3, y: horizon - 0.04, reach: 0.13, opacity: 0.5 },
    { name: 'horizon fog', depth: 0.5, y: horizon - 0.01, reach: 0.17, opacity: 0.66 },
    { name: 'middle fog', depth: 0.7, y: horizon + below * 0.4, reach: 0.15, opacity: 0.5 },
    { name: 'near fog', depth: 0.93, y: horizon + below * 0.72, reach: 0.17, opacity: 0.6 },
  ];
  return banks.map((bank) => ({
    name: bank.name,
    depth: bank.depth,
    draw: (context) => drawBank(context, stage, bank),
  }));
}

/** Billows that become dense below their crest and thin out at their lower end. */
function drawBank(context: Context, stage: Stage, { name, depth, y, reach, opacity }: Bank): void {
  const { width, height } = stage.view;
  const { palette } = stage.atmosphere;
  const noise = lineNoise(`${stage.scene.seed}:${name}`);
  const endY = (y + reach) * height;
  const crestAt = (x: number) => {
    // Where the noise is low there is a gap in the fog.
    const billow =
      noise.fractal((x / width) * (2.6 + 1.6 * depth), 2) * 1.5 + noise.fractal((x / width) * 9 + 40, 2) * 0.35;
    return (y - billow * reach) * height;
  };
  const gradient = context.createLinearGradient(0, (y - reach) * height, 0, endY);
  const tone = mix(palette.haze, palette.light, 0.25 + 0.35 * depth);
  gradient.addColorStop(0, css(tone, (opacity / VEILS) * 1.6));
  gradient.addColorStop(0.6, css(tone, (opacity / VEILS) * 1.3));
  gradient.addColorStop(1, css(tone, 0));
  context.fillStyle = gradient;
  for (let veil = 0; veil < VEILS; veil++) {
    const lower = (veil / VEILS) * SOFT * reach * height;
    context.beginPath();
    context.moveTo(-width * OVERSCAN, endY);
    for (let x = -width * OVERSCAN; x <= width * (1 + OVERSCAN); x += width / 160)
      context.lineTo(x, Math.min(endY, crestAt(x) + lower));
    context.lineTo(width * (1 + OVERSCAN), endY);
    context.closePath();
    context.fill();
  }
}
