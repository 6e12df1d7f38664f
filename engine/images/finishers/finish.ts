import type { Canvas } from '../drawing/canvas.ts';
import type { PictureSize } from '../layout/view.ts';
import type { Style } from '../scene/scene.ts';
import type { Stage } from '../stage/stage.ts';
import { finishFlat } from './flat.ts';
import { finishNeon } from './neon.ts';
import { finishOil } from './oil.ts';
import { finishPencil } from './pencil.ts';
import { finishPixel } from './pixel.ts';
import { finishPoster } from './poster.ts';
import { finishWatercolour } from './watercolour.ts';

/** The size that the picture shall have, and where work may stop. */
export type Finishing = PictureSize & { checkpoint: () => void };

/** Turns a painted picture into one of a style. */
export type Finisher = (canvas: Canvas, stage: Stage, finishing: Finishing) => Canvas;

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
