import type { Canvas, CanvasSet } from '../drawing/canvas.ts';
import { finish } from '../finishers/finish.ts';
import type { PictureSize } from '../layout/view.ts';
import type { Scene } from '../scene/scene.ts';
import { composeLayers } from '../stage/compose-layers.ts';
import { createStage } from '../stage/create-stage.ts';

/** How a scene is drawn. */
export type RenderOptions = PictureSize & {
  canvases: CanvasSet;
  /** Called between layers and between rows of pixels; throws when nobody wants the picture any more. */
  checkpoint: () => void;
  /** Leaves out one drawing of the layout: what a measure compares with. */
  without?: number;
  /** Leaves the picture as it was painted. */
  isUnfinished?: boolean;
};

/** Pixel pictures are painted small: this many pixels become one. */
const PIXEL_SIZE = 6;
const PIXEL_DETAIL = 3;

/**
 * Draws a scene; the canvas belongs to `canvases`. The same scene and size give the same pixels.
 * @throws whatever `checkpoint` throws
 */
export function render(scene: Scene, options: RenderOptions): Canvas {
  const { canvases, checkpoint, isUnfinished = false } = options;
  const size = scene.style === 'pixel' && !isUnfinished ? smallSize(options) : options;
  const canvas = canvases.create(size.width, size.height);
  const stage = createStage(scene, { canvases, width: canvas.width, height: canvas.height });
  stage.painted = canvas;
  const context = canvas.getContext('2d');
  const left = options.without === undefined ? undefined : stage.layout.placed[options.without];
  for (const layer of composeLayers(stage)) {
    checkpoint();
    if (left && layer.placed === left) continue;
    context.save();
    layer.draw(context);
    context.restore();
  }
  return isUnfinished ? canvas : finish(canvas, stage, { width: options.width, height: options.height, checkpoint });
}

/** The size at which a picture of large pixels is painted. */
export const smallSize = ({ width, height }: PictureSize): PictureSize => ({
  width: Math.round(width / PIXEL_SIZE) * PIXEL_DETAIL,
  height: Math.round(height / PIXEL_SIZE) * PIXEL_DETAIL,
});
