import * as z from 'zod';
import { optional } from './optional-field.ts';
import type { VideoResolution } from './videos.ts';

/** Paths of the second generation of video tasks. One task is asked for and deleted by its ID behind the path. */
export const VIDEO_V2_PATHS = {
  create: '/v2/video_generation',
  expand: '/v2/h3_context_ir',
  regenerate: '/v2/video_regeneration',
  query: '/v2/query/video_generation',
} as const;

/** Limits of a request (gaps.md part 2, v2 video creation). Characters are code points; sides in pixels. */
export const VIDEO_V2_LIMITS = {
  textCharacters: 7000,
  bodyBytes: 64 * 1024 * 1024,
  pictureBytes: 30 * 1024 * 1024,
  side: { least: 256, most: 5760 },
  ratio: { least: 0.4, most: 2.5 },
  references: { image: 9, video: 3, audio: 3, all: 12 },
  expansionCharacters: 40_000,
} as const;

/** Ratios of width to height. */
export const VIDEO_RATIOS = {
  '21:9': 21 / 9,
  '16:9': 16 / 9,
  '4:3': 4 / 3,
  '1:1': 1,
  '3:4': 3 / 4,
  '9:16': 9 / 16,
} as const;
/** See VIDEO_RATIOS. */
export type VideoRatio = keyof typeof VIDEO_RATIOS;

/** What a model accepts; durations in whole seconds, both ends included. */
export type VideoV2Model = {
  resolutions: readonly VideoResolution[];
  seconds: { least: number; most: number };
  hasExpansionMode: boolean;
};

const MODELS: Readonly<Record<string, VideoV2Model>> = {
  h3: { resolutions: ['768P', '2K'], seconds: { least: 4, most: 15 }, hasExpansionMode: false },
  'h3-max': { resolutions: ['480P', '768P'], seconds: { least: 5, most: 15 }, hasExpansionMode: true },
};

/** The model of a name with or without a prefix; undefined for another. */
export function videoV2Model(name: string): VideoV2Model | undefined {
  const key = name.toLowerCase().replace(/^(?:vendor|minimax)-/, '');
  return Object.hasOwn(MODELS, key) ? MODELS[key] : undefined;
}

/** Roles of pictures, videos and sounds. */
export const CONTENT_ROLES = {
  image_url: ['first_frame', 'last_frame', 'reference_image'],
  video_url: ['reference_video', 'base_video'],
  audio_url: ['reference_audio'],
} as const;

const urlSchema = z.looseObject({ url: z.string().min(1) });
const contentSchema = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('text'), text: z.string() }),
  z.looseObject({
    type: z.literal('image_url'),
    image_url: urlSchema,
    role: optional(z.enum(CONTENT_ROLES.image_url)),
  }),
  z.looseObject({ type: z.literal('video_url'), video_url: urlSchema, role: z.enum(CONTENT_ROLES.video_url) }),
  z.looseObject({ type: z.literal('audio_url'), audio_url: urlSchema, role: z.enum(CONTENT_ROLES.audio_url) }),
]);
/** One part of what a video is made from. */
export type VideoContent = z.output<typeof contentSchema>;

const modelSchema = z.string().refine((name) => videoV2Model(name) !== undefined, { error: 'is no model of videos' });
const ratioSchema = optional(z.enum(['adaptive', ...(Object.keys(VIDEO_RATIOS) as [VideoRatio, ...VideoRatio[]])]));

/** Body of `POST /v2/video_generation` (gaps.md part 2). Unknown fields are let through. */
export const videoV2BodySchema = z.looseObject({
  model: modelSchema,
  content: z.array(contentSchema),
  resolution: z.enum(['480P', '768P', '2K']),
  duration: z.number().int(),
  ratio: ratioSchema,
  callback_url: optional(z.string()),
  extra: optional(z.looseObject({ prompt_expansion_mode: optional(z.enum(['disabled', 'balanced', 'quality'])) })),
});
/** See videoV2BodySchema, as it is parsed. */
export type VideoV2Body = z.output<typeof videoV2BodySchema>;

/** Body of `POST /v2/h3_context_ir` (gaps.md part 2). */
export const expansionBodySchema = z.looseObject({
  model: modelSchema,
  content: z.array(contentSchema),
  duration: z.number().int(),
  ratio: ratioSchema,
  callback_url: optional(z.string()),
});
/** See expansionBodySchema, as it is parsed. */
export type ExpansionBody = z.output<typeof expansionBodySchema>;

/** Body of `POST /v2/video_regeneration` (gaps.md part 2): exactly one of a task and a video. */
export const regenerationBodySchema = z.looseObject({
  model: modelSchema,
  resolution: z.literal('2K'),
  source_task_id: optional(z.union([z.string(), z.number()]).transform(String)),
  content: optional(z.array(contentSchema)),
  callback_url: optional(z.string()),
});

/** States of a task (service.md, States). */
export const VIDEO_V2_STATES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
/** See VIDEO_V2_STATES. */
export type VideoV2State = (typeof VIDEO_V2_STATES)[number];

/** Kinds of tasks (gaps.md G5). */
export const VIDEO_TASK_TYPES = ['generation', 'h3_context_ir', 'regeneration'] as const;
/** See VIDEO_TASK_TYPES. */
export type VideoTaskType = (typeof VIDEO_TASK_TYPES)[number];
