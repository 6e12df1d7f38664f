import type { Context } from '../../images/drawing/canvas.ts';
import type { CameraPath } from '../camera/camera-path.ts';
import { projectionOf, surfaceShift, type Frame } from '../camera/projection.ts';
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
    const reach = Math.max(1, frame.height - plane.top);
    const shiftAt =
      plane.isSurface && (pose.truckX !== 0 || pose.trackX !== 0)
        ? (y: number) => surfaceShift(pose, frame, { depth: plane.depth, share: (y - plane.top) / reach })
        : null;
    drawMoving(context, plane, { timeMs, frame, pixel, shiftAt });
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
}
