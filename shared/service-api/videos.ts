import * as z from 'zod';
import { optional } from './optional-field.ts';

/** Paths of the first generation of video tasks; templates are deprecated. */
export const VIDEO_PATHS = {
  create: '/v1/video_generation',
  query: '/v1/query/video_generation',
  createTemplate: '/v1/video_template_generation',
  queryTemplate: '/v1/query/video_template_generation',
} as const;

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

const characters = (most: number) =>
  z.string().refine((text) => [...text].length <= most, { error: `must have at most ${most} characters` });

const subjectSchema = z
  .array(z.looseObject({ type: z.literal('character'), image: z.array(z.string().min(1)).min(1) }))
  .min(1);

/** Body of `POST /v1/video_generation` (service.md; gaps.md G12). Unknown fields are let through. */
export const videoBodySchema = z.looseObject({
  model: z.string().refine((name) => videoModel(name) !== undefined, { error: 'is no model of videos' }),
  prompt: optional(characters(VIDEO_LIMITS.promptCharacters)),
  prompt_optimizer: optional(z.boolean()),
  fast_pretreatment: optional(z.boolean()),
  duration: optional(z.number().int()),
  resolution: optional(z.enum(['512P', '720P', '768P', '1080P'])),
  first_frame_image: optional(z.string()),
  last_frame_image: optional(z.string()),
  subject_reference: optional(subjectSchema),
  callback_url: optional(z.string()),
});
/** See videoBodySchema, as it is parsed. */
export type VideoBody = z.output<typeof videoBodySchema>;

const inputsSchema = optional(z.array(z.looseObject({ value: z.string() })));

/** Body of `POST /v1/video_template_generation` (gaps.md part 2). */
export const templateBodySchema = z.looseObject({
  template_id: z.string().min(1),
  media_inputs: inputsSchema,
  text_inputs: inputsSchema,
  callback_url: optional(z.string()),
});

/** States of a task as its query spells them. */
export const VIDEO_STATES = ['Preparing', 'Queueing', 'Processing', 'Success', 'Fail'] as const;
/** See VIDEO_STATES. */
export type VideoState = (typeof VIDEO_STATES)[number];

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
