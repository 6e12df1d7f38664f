import type { Finisher } from './finisher.ts';
import type { Style } from '../scene/scene.ts';
import { finishFlat } from './flat.ts';
import { finishNeon } from './neon.ts';
import { finishOil } from './oil.ts';
import { finishPencil } from './pencil.ts';
import { finishPixel } from './pixel.ts';
import { finishPoster } from './poster.ts';
import { finishWatercolour } from './watercolour.ts';

/** Add a style here and to STYLES. */
const FINISHERS: Readonly<Record<Style, Finisher>> = {
  flat: finishFlat,
  oil: finishOil,
  watercolour: finishWatercolour,
  pixel: finishPixel,
  poster: finishPoster,
  neon: finishNeon,
  pencil: finishPencil,
};

/** Finishes a picture in the style of its scene. */
export const finish: Finisher = (canvas, stage, finishing) => FINISHERS[stage.scene.style](canvas, stage, finishing);
