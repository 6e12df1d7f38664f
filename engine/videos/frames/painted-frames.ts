import { layOut } from '../../images/layout/lay-out.ts';
import { dressCharacter } from '../../images/painting/dress-character.ts';
import { referenceColour } from '../../images/painting/reference-colour.ts';
import { composeScene } from '../../images/prompt/compose-scene.ts';
import { hasFog } from '../../images/stage/sky/fog.ts';
import type { Scene } from '../../images/scene/scene.ts';
import { cameraPath, movesSideways } from '../camera/camera-path.ts';
import { marginsOf, type Frame } from '../camera/projection.ts';
import { cloudWay, fogWay } from '../motion/draw-moving.ts';
import { paintPlanes } from '../planes/paint-planes.ts';
import type { ClipTask } from '../threads/clip-task.ts';
import { drawFrame } from './draw-frame.ts';
import { framePixels } from './frame-pixels.ts';
import type { FrameOptions, FrameSource } from './frame-source.ts';

/** What the camera moves towards is near the middle. */
const FIRST_FOCUS = 0.36;
const LAST_FOCUS = 0.64;

/**
 * Frames of a painted scene: painted once, then seen by a camera that moves.
 * @throws Failure INVALID_INPUT for a character that is no picture, or what `checkpoint` throws
 */
export async function paintedFrames(task: ClipTask, options: FrameOptions): Promise<FrameSource> {
  const { width, height, seed, durationMs, isEnriched } = task;
  const { reading, canvases, checkpoint } = options;
  const composed = composeScene(reading.prompt, { seed, isEnriched });
  const colour = task.character ? await referenceColour(task.character) : null;
  const scene = colour === null ? composed.scene : dressCharacter(composed.scene, colour);
  const path = cameraPath(reading.track, { durationMs, seed, anchor: 'around' });
  const frame = frameOf(scene, { width, height });
  const seen = marginsOf(path, frame, durationMs);
  const planes = paintPlanes(scene, {
    width,
    height,
    // Clouds and fog go on by themselves: where they came from there must be some, too.
    margins: { ...seen, x: seen.x + Math.ceil((hasFog(scene) ? fogWay : cloudWay)(width, durationMs)) },
    hasSurfaces: movesSideways(reading.track),
    canvases,
    checkpoint,
  });
  const canvas = canvases.create(width, height);
  const context = canvas.getContext('2d');
  const pixel = Math.sqrt(width * height) / 1024;
  return {
    scene,
    notDrawn: composed.unknown,
    added: composed.added,
    frameAt(timeMs) {
      drawFrame(context, planes, { path, frame, timeMs, pixel });
      return framePixels(canvas);
    },
  };
}

/** The camera looks half towards the first subject, else at the horizon. */
function frameOf(scene: Scene, { width, height }: { width: number; height: number }): Frame {
  const { view, placed } = layOut(scene, { width, height });
  const first = placed[0];
  const aim = first
    ? { x: (width / 2 + first.x) / 2, y: (view.horizonY + first.baseY - first.height / 2) / 2 }
    : { x: width / 2, y: view.horizonY };
  return {
    width,
    height,
    focusX: Math.min(width * LAST_FOCUS, Math.max(width * FIRST_FOCUS, aim.x)),
    focusY: Math.min(height * LAST_FOCUS, Math.max(height * FIRST_FOCUS, aim.y)),
  };
}
