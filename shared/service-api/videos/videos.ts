import * as z from 'zod';
import {
  VIDEO_LIMITS,
  type VideoModel,
  type VideoResolution,
  videoModel,
  videoSize,
} from '../../domain/generation/clips/video-models.ts';
import { listOf, readableOrNull, textOr } from '../lenient.ts';
import { optional } from '../optional-field.ts';

/** Paths of the first generation of video tasks; templates are deprecated. */
export const VIDEO_PATHS = {
  create: '/v1/video_generation',
  query: '/v1/query/video_generation',
  createTemplate: '/v1/video_template_generation',
  queryTemplate: '/v1/query/video_template_generation',
} as const;

export { VIDEO_LIMITS, videoModel, videoSize };
export type { VideoModel, VideoResolution };

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

/** What the local engine adds to a task that has succeeded: its seed, words of the prompt that nothing shows, and the optimized prompt. */
export const videoMetadataSchema = readableOrNull(
  z.looseObject({ seed: textOr(null), not_drawn: listOf(z.string()), prompt: textOr(null) }),
);

/** Answer to a new task. */
export const videoAnswerSchema = z.looseObject({ task_id: textOr('') });

/** Answer of the query (service.md, Video task, first generation). */
export const videoStatusSchema = z.looseObject({
  status: textOr(''),
  file_id: textOr(null),
  metadata: videoMetadataSchema,
});
