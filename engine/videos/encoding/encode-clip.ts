import encoders from 'h264-mp4-encoder';
import { withKeyFrames } from './with-key-frames.ts';

/** Takes frames one after the other and gives the clip. */
export type ClipEncoder = {
  /** RGBA, four bytes a pixel. */
  add(pixels: Uint8Array): void;
  /** The MP4. The encoder cannot be used after it. */
  finish(): Uint8Array;
  /** Gives the memory back, also of a clip that is not finished. */
  release(): void;
};

/** The constant quality of all clips: 10 is best, 51 is worst. */
const QUANTISATION = 26;
/** 0 is slow and small, 10 quick. */
const SPEED = 10;
const KEY_FRAME_SECONDS = 2;

/** An encoder of H.264 in MP4; both sides must be even. */
export async function createClipEncoder(options: {
  width: number;
  height: number;
  framesPerSecond: number;
}): Promise<ClipEncoder> {
  const encoder = await encoders.createH264MP4Encoder();
  encoder.width = options.width;
  encoder.height = options.height;
  encoder.frameRate = options.framesPerSecond;
  encoder.quantizationParameter = QUANTISATION;
  encoder.speed = SPEED;
  const groupFrames = KEY_FRAME_SECONDS * options.framesPerSecond;
  encoder.groupOfPictures = groupFrames;
  encoder.initialize();
  let frames = 0;
  return {
    add(pixels) {
      encoder.addFrameRgba(pixels);
      frames += 1;
    },
    finish() {
      encoder.finalize();
      return withKeyFrames(encoder.FS.readFile(encoder.outputFilename), { frames, groupFrames });
    },
    release: () => encoder.delete(),
  };
}
