import type { Scene } from '../images/scene/scene.ts';

/** One clip to be made. Pictures are JPEG, PNG or WebP. */
export type ClipRequest = {
  prompt: string;
  seed: number;
  width: number;
  height: number;
  durationMs: number;
  framesPerSecond: number;
  /** Lets the painter choose the light that the prompt leaves open. */
  isEnriched: boolean;
  /** Camera commands of the prompt move the camera; otherwise they are left out. */
  honoursCamera: boolean;
  /** The picture that the clip begins with. */
  firstFrame?: Uint8Array | undefined;
  /** The picture that the clip ends with. */
  lastFrame?: Uint8Array | undefined;
  /** A picture whose colours the first character wears. */
  character?: Uint8Array | undefined;
  signal: AbortSignal;
};

/** A finished clip. */
export type Clip = {
  /** H.264 in MP4, without sound. */
  bytes: Uint8Array;
  /** What was painted; null where frames were given. */
  scene: Scene | null;
  /** Words of the prompt that nothing shows. */
  notDrawn: string[];
  /** The prompt with what the painter added to it. */
  promptUsed: string;
};

/** Makes clips from words and pictures. A neural engine would be another one behind this. */
export interface ClipMaker {
  /**
   * Makes a clip.
   * @throws Failure CANCELLED when the signal fires, INVALID_INPUT for a frame that is no picture, WORKER_DIED
   */
  make(request: ClipRequest): Promise<Clip>;
  /** Ends its threads; what runs fails. */
  dispose(): Promise<void>;
}
