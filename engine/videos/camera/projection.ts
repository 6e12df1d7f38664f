import type { CameraPath, CameraPose } from './camera-path.ts';

/** A frame of a clip: its size, and the point towards which the camera looks. */
export type Frame = { width: number; height: number; focusX: number; focusY: number };

/** How a plane is put into the frame: `pixel × scale + offset`. */
export type Projection = { scale: number; x: number; y: number };

/** How much a plane takes part in moves of the camera: hardly at the horizon, wholly at the front. */
const LEAST_SHARE = 0.05;
const NEAREST = 1.15;
const shareAt = (depth: number): number =>
  LEAST_SHARE + (1 - LEAST_SHARE) * Math.min(NEAREST, Math.max(0, depth)) ** 1.6;

/** Where the camera sees a plane of this depth. What `follows` keeps its place while the camera tracks it. */
export function projectionOf(pose: CameraPose, frame: Frame, plane: { depth: number; follows?: boolean }): Projection {
  const share = shareAt(plane.depth);
  const scale = Math.exp(pose.zoom) * (1 + pose.push * share);
  const track = plane.follows ? 0 : pose.trackX * share;
  const shiftX = -(pose.panX + pose.truckX * share + track) * frame.width;
  const shiftY = -(pose.panY + pose.truckY * share) * frame.height;
  return {
    scale,
    x: frame.focusX * (1 - scale) + shiftX,
    y: frame.focusY * (1 - scale) + shiftY,
  };
}

/** How near the lowest row of a surface is. */
const SURFACE_NEAREST = 1;

/** How much farther than its first row a row of a surface is seen to the side, in pixels of the plane; `share` is 0 at its first row, 1 at the bottom of the frame. */
export function surfaceShift(
  pose: CameraPose,
  frame: Frame,
  { depth, share }: { depth: number; share: number },
): number {
  const own = depth + (SURFACE_NEAREST - depth) * Math.min(1, Math.max(0, share));
  const { scale } = projectionOf(pose, frame, { depth });
  return (-(pose.truckX + pose.trackX) * (shareAt(own) - shareAt(depth)) * frame.width) / scale;
}

/** How far a path looks beyond the sides of the frame, in pixels of the planes. */
export type Margins = { x: number; y: number };

const DEPTHS = [0, 0.15, 0.3, 0.5, 0.75, 1, NEAREST];

/** What has to be painted around the frame so that no plane ends within it. */
export function marginsOf(path: CameraPath, frame: Frame, durationMs: number): Margins {
  let [x, y] = [0, 0];
  for (let timeMs = 0; timeMs <= durationMs; timeMs += 40) {
    const pose = path.at(timeMs);
    for (const depth of DEPTHS) {
      const seen = projectionOf(pose, frame, { depth });
      const [left, top] = [-seen.x / seen.scale, -seen.y / seen.scale];
      const [right, bottom] = [(frame.width - seen.x) / seen.scale, (frame.height - seen.y) / seen.scale];
      x = Math.max(x, -left, right - frame.width);
      y = Math.max(y, -top, bottom - frame.height);
    }
  }
  return { x: Math.ceil(x), y: Math.ceil(y) };
}
