import { mix } from '../drawing/colour.ts';
import { addBloom, addGrain, addPunch, addVignette } from './effects.ts';
import { isPlain } from '../scene/scene.ts';
import type { Finisher } from './finisher.ts';

/** As painted, with more contrast, some glow and grain. */
export const finishFlat: Finisher = (canvas, stage) => {
  const { palette } = stage.atmosphere;
  const context = canvas.getContext('2d');
  addPunch(canvas, stage, 0.38);
  addBloom(canvas, stage, 0.22 + 0.16 * palette.lit);
  if (!isPlain(stage.scene.setting) && !stage.scene.extras.includes('badge'))
    addVignette(context, mix(palette.ink, '#201830', 0.4), 0.3);
  addGrain(context, stage, { opacity: 0.12, scale: canvas.width > 700 ? 1 : 0.75 });
  return canvas;
};
