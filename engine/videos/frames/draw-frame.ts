import type { Context } from '../../images/drawing/canvas.ts';
import type { CameraPath } from '../camera/camera-path.ts';
import { projectionOf, type Frame } from '../camera/projection.ts';
import { drawMoving } from '../motion/draw-moving.ts';
import type { Plane } from '../planes/plane.ts';

/** Draws the planes as the camera sees them at a time. */
export function drawFrame(
  context: Context,
  planes: readonly Plane[],
  { path, frame, timeMs, pixel }: { path: CameraPath; frame: Frame; timeMs: number; pixel: number },
): void {
  const pose = path.at(timeMs);
  for (const plane of planes) {
    const { scale, x, y } = projectionOf(pose, frame, plane);
    context.setTransform(scale, 0, 0, scale, x, y);
    drawMoving(context, plane, { timeMs, frame, pixel });
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
}
