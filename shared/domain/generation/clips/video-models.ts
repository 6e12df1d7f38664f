/** Limits of a request (service.md, Limits). Characters are code points; `frameBytes` is the first size that is too large. */
export const VIDEO_LIMITS = {
  promptCharacters: 2000,
  frameBytes: 20 * 1024 * 1024,
  /** The short side of a frame must be longer. */
  frameSide: 300,
  frameRatio: { least: 2 / 5, most: 5 / 2 },
} as const;

/** Resolutions that are named for their short side, pixels. */
const VIDEO_SIDES = { '480P': 480, '512P': 512, '720P': 720, '768P': 768, '1080P': 1080 } as const;
/** Resolutions of videos. */
export type VideoResolution = keyof typeof VIDEO_SIDES | '2K';

/** What a model accepts. Durations in seconds; the first resolution is the default (service.md, POST /v1/video_generation). */
export type VideoModel = {
  /** Works from a prompt alone. */
  fromText: boolean;
  /** Works from a first frame. */
  fromFrame: boolean;
  /** Works from a first and a last frame. */
  fromFrames: boolean;
  /** Works from a picture of a character. */
  fromSubject: boolean;
  /** Honours camera commands in brackets. */
  hasCamera: boolean;
  resolutions: Partial<Record<VideoResolution, readonly number[]>>;
  /** Added where there is a first frame. */
  frameResolutions?: Partial<Record<VideoResolution, readonly number[]>>;
};

const usual = { fromText: false, fromFrame: false, fromFrames: false, fromSubject: false, hasCamera: false };
const LARGE = { '768P': [6, 10], '1080P': [6] } as const;
// The table of durations lists 1080P for these, the table of resolutions does not; the vendor's default decides (gaps.md G12).
const SMALL = { '720P': [6] } as const;

/** Models by their name without a prefix, lower case. */
export const VIDEO_MODELS: Readonly<Record<string, VideoModel>> = {
  'hailuo-2.3': { ...usual, fromText: true, fromFrame: true, hasCamera: true, resolutions: LARGE },
  'hailuo-2.3-fast': { ...usual, fromFrame: true, hasCamera: true, resolutions: LARGE },
  'hailuo-02': {
    ...usual,
    fromText: true,
    fromFrame: true,
    fromFrames: true,
    hasCamera: true,
    resolutions: LARGE,
    frameResolutions: { '512P': [6, 10] },
  },
  't2v-01': { ...usual, fromText: true, resolutions: SMALL },
  't2v-01-director': { ...usual, fromText: true, hasCamera: true, resolutions: SMALL },
  'i2v-01': { ...usual, fromFrame: true, resolutions: SMALL },
  'i2v-01-director': { ...usual, fromFrame: true, hasCamera: true, resolutions: SMALL },
  'i2v-01-live': { ...usual, fromFrame: true, resolutions: SMALL },
  's2v-01': { ...usual, fromSubject: true, resolutions: SMALL },
};

/**
 * The model of a name with or without a prefix (`Vendor-Video-02`, `MiniMax-Hailuo-02`, `hailuo-02`); undefined for another
 * (gaps.md, Model name mapping).
 */
export function videoModel(name: string): VideoModel | undefined {
  const plain = name.toLowerCase().replace(/^(?:vendor|minimax)-/, '');
  const key = plain.replace(/^video-/, 'hailuo-');
  return Object.hasOwn(VIDEO_MODELS, key) ? VIDEO_MODELS[key] : undefined;
}

/** 2K is named for its long side, the others for their short one; square pictures are a little smaller. */
const LONG_SIDES_OF_2K = { wide: 2560, square: 2048, widest: 1.5 } as const;

/** The size of a video by its resolution and the ratio of width to height; both sides are even. */
export function videoSize(resolution: VideoResolution, ratio: number): { width: number; height: number } {
  const stretch = Math.max(ratio, 1 / ratio);
  const { wide, square, widest } = LONG_SIDES_OF_2K;
  const short = resolution === '2K' ? (stretch < widest ? square : wide) / stretch : VIDEO_SIDES[resolution];
  const [high, long] = [even(short), even(short * stretch)];
  return ratio >= 1 ? { width: long, height: high } : { width: high, height: long };
}

const even = (length: number): number => 2 * Math.round(length / 2);
