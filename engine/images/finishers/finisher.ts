import type { Canvas } from '../drawing/canvas.ts';
import type { PictureSize } from '../layout/view.ts';
import type { Stage } from '../stage/stage.ts';

/** Turns a painted picture into one of a style. */
export type Finisher = (canvas: Canvas, stage: Stage, finishing: Finishing) => Canvas;

/** The size that the picture shall have, and where work may stop. */
export type Finishing = PictureSize & { checkpoint: () => void };
