import { setImmediate } from 'node:timers/promises';
import { CanvasSet } from '../../images/drawing/canvas.ts';
import { promptWith } from '../../images/prompt/compose-scene.ts';
import { readCamera, withoutCommands, type CameraReading } from '../camera/read-camera.ts';
import type { Clip } from '../clip-maker.ts';
import { createClipEncoder } from '../encoding/encode-clip.ts';
import type { ClipTask } from '../threads/clip-task.ts';
import { paintedFrames } from './painted-frames.ts';
import { stillFrames } from '../stills/still-frames.ts';
import { collector } from '../../threads/run-stoppable-thread.ts';
import type { FrameSource } from './frame-source.ts';

/** Frames between two collections: each leaves some megabytes outside the heap, which nothing tells the collector of. */
const COLLECTED_FRAMES = 6;

/**
 * Makes one clip from words and pictures to bytes.
 * @throws Failure INVALID_INPUT for a picture that cannot be decoded, or what `checkpoint` throws
 */
export async function makeClip(task: ClipTask, checkpoint: () => void): Promise<Clip> {
  const reading: CameraReading = task.honoursCamera
    ? readCamera(task.prompt)
    : { prompt: withoutCommands(task.prompt), track: [] };
  const canvases = new CanvasSet();
  try {
    const source =
      task.firstFrame || task.lastFrame
        ? await stillFrames(task, { reading, canvases, checkpoint })
        : await paintedFrames(task, { reading, canvases, checkpoint });
    const bytes = await encodeFrames(task, source, checkpoint);
    const { scene, notDrawn, added } = source;
    return { bytes, scene, notDrawn, promptUsed: promptWith(task.prompt, added) };
  } finally {
    canvases.release();
  }
}

async function encodeFrames(task: ClipTask, source: FrameSource, checkpoint: () => void): Promise<Uint8Array> {
  const { framesPerSecond, durationMs } = task;
  const collect = collector();
  const encoder = await createClipEncoder(task);
  try {
    const count = Math.round((durationMs * framesPerSecond) / 1000);
    for (let index = 0; index < count; index++) {
      checkpoint();
      encoder.add(source.frameAt((index * 1000) / framesPerSecond));
      if (index % COLLECTED_FRAMES !== 0) continue;
      // What was collected is given back with the next turn.
      await setImmediate();
      collect();
    }
    return encoder.finish();
  } finally {
    encoder.release();
  }
}
