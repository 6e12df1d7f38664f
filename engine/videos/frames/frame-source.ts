import type { CanvasSet } from '../../images/drawing/canvas.ts';
import type { Scene } from '../../images/scene/scene.ts';
import type { CameraReading } from '../camera/read-camera.ts';

/** Gives the frames of one clip. */
export type FrameSource = {
  /** RGBA of the frame at a time; good until the next call. */
  frameAt(timeMs: number): Uint8Array;
  scene: Scene | null;
  notDrawn: string[];
  /** Words that the painter put to the prompt; null where it put none. */
  added: string | null;
};

/** What every source is made with. */
export type FrameOptions = { reading: CameraReading; canvases: CanvasSet; checkpoint: () => void };
