import * as z from 'zod';
import {
  VIDEO_RATIOS,
  VIDEO_V2_LIMITS,
  type VideoRatio,
  videoV2Model,
} from '../../domain/generation/clips/video-v2-models.ts';
import { readableOrNull, textOr } from '../lenient.ts';
import { optional } from '../optional-field.ts';
import { videoMetadataSchema } from './videos.ts';

/** Paths of the second generation of video tasks. One task is asked for and deleted by its ID behind the path. */
export const VIDEO_V2_PATHS = {
  create: '/v2/video_generation',
  expand: '/v2/h3_context_ir',
  regenerate: '/v2/video_regeneration',
  query: '/v2/query/video_generation',
} as const;

export { VIDEO_RATIOS, VIDEO_V2_LIMITS, videoV2Model };

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

/** Answer to a new task: no `base_resp` here. */
export const videoV2AnswerSchema = z.looseObject({ task_id: textOr('') });

/** Answer of the query of one task (service.md, Video task, v2 task object; gaps.md G5). */
export const videoV2StatusSchema = z.looseObject({
  task: z.looseObject({
    status: textOr(''),
    content: readableOrNull(z.looseObject({ url: textOr(null) })),
    error: readableOrNull(z.looseObject({ message: textOr('') })),
    metadata: videoMetadataSchema,
  }),
});

/** Answer to a deletion (service.md, Cancel/delete result). */
export const videoDeletionSchema = z.looseObject({ action: textOr('') });
