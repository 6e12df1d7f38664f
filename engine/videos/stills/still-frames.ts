import { readPrompt } from '../../images/prompt/read-prompt.ts';
import type { Canvas, CanvasSet } from '../../images/drawing/canvas.ts';
import { cameraPath } from '../camera/camera-path.ts';
import { marginsOf, type Margins } from '../camera/projection.ts';
import { drawFrame } from '../frames/draw-frame.ts';
import { framePixels } from '../frames/frame-pixels.ts';
import type { FrameOptions, FrameSource } from '../frames/frame-source.ts';
import type { Plane } from '../planes/plane.ts';
import type { ClipTask } from '../threads/clip-task.ts';
import { decodePicture } from './decode-picture.ts';
import { morphFrames } from './morph-frames.ts';

/** A picture has one depth: all moves of the camera move all of it. */
const DEPTH = 1;
/** Beyond its sides there is only its mirror image, so the camera goes less far. */
const STRENGTH = 0.55;

/**
 * Frames of given pictures: the camera moves over one, or one becomes the other. The first frame is the first picture, the
 * last frame the last one.
 * @throws Failure INVALID_INPUT for a picture that cannot be decoded, or what `checkpoint` throws
 */
export async function stillFrames(task: ClipTask, options: FrameOptions): Promise<FrameSource> {
  const { canvases, checkpoint } = options;
  const decode = async (bytes: Uint8Array | undefined) => (bytes ? decodePicture(bytes, canvases, task) : null);
  const [first, last] = [await decode(task.firstFrame), await decode(task.lastFrame)];
  // Of the prompt, given pictures show the camera's moves alone.
  const { subjects, unknown } = readPrompt(options.reading.prompt);
  const notDrawn = [...new Set([...subjects.map(({ id }) => id), ...unknown])];
  const facts = { scene: null, added: null, notDrawn };
  checkpoint();
  if (first && last) return { ...facts, frameAt: morphFrames(task, { first, last, checkpoint }) };
  return {
    ...facts,
    frameAt: movedPicture(task, options, { picture: (first ?? last)!, anchor: first ? 'start' : 'end' }),
  };
}

type Moved = { picture: Canvas; anchor: 'start' | 'end' };

function movedPicture(task: ClipTask, { reading, canvases }: FrameOptions, { picture, anchor }: Moved) {
  const { width, height, durationMs, framesPerSecond, seed } = task;
  // The last frame is a frame before the end.
  const lastMs = durationMs - 1000 / framesPerSecond;
  const path = cameraPath(reading.track, { durationMs: lastMs, seed, anchor, strength: STRENGTH });
  const frame = { width, height, focusX: width / 2, focusY: height / 2 };
  const planes = [mirroredPlane(picture, canvases, marginsOf(path, frame, durationMs))];
  const canvas = canvases.create(width, height);
  const context = canvas.getContext('2d');
  return (timeMs: number): Uint8Array => {
    drawFrame(context, planes, { path, frame, timeMs, pixel: 1 });
    return framePixels(canvas);
  };
}

/** The picture with its mirror images around it, as far as the camera looks. */
function mirroredPlane(picture: Canvas, canvases: CanvasSet, margins: Margins): Plane {
  const { width, height } = picture;
  const size = { width: width + 2 * margins.x, height: height + 2 * margins.y };
  const canvas = canvases.create(size.width, size.height);
  const context = canvas.getContext('2d');
  for (const column of [-1, 0, 1]) {
    for (const row of [-1, 0, 1]) {
      const [flipX, flipY] = [column === 0 ? 1 : -1, row === 0 ? 1 : -1];
      const x = margins.x + (column === 0 ? 0 : column < 0 ? 0 : 2 * width);
      const y = margins.y + (row === 0 ? 0 : row < 0 ? 0 : 2 * height);
      context.setTransform(flipX, 0, 0, flipY, x, y);
      context.drawImage(picture, 0, 0);
    }
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  return {
    canvas,
    left: -margins.x,
    top: -margins.y,
    ...size,
    depth: DEPTH,
    motion: 'still',
    follows: false,
    isSurface: false,
  };
}
