import * as z from 'zod';
import { IMAGE_LIMITS, IMAGE_MODELS, IMAGE_RATIOS, IMAGE_SIZES } from '../domain/generation/images/image-models.ts';
import { listOf, numberOr, readableOrNull, textOr } from './lenient.ts';
import { modelNamed } from './model-name.ts';
import { optional } from './optional-field.ts';

/** Path of image generation. */
export const IMAGE_PATH = '/v1/image_generation';

export { IMAGE_LIMITS, IMAGE_SIZES };

const sideSchema = optional(
  z.number().int().min(IMAGE_LIMITS.shortestSide).max(IMAGE_LIMITS.longestSide).multipleOf(IMAGE_LIMITS.sideStep),
);

const referenceSchema = z
  .array(z.looseObject({ type: z.literal('character'), image_file: z.string().min(1) }))
  .length(1);

const commonFields = {
  model: modelNamed(IMAGE_MODELS),
  prompt: z
    .string()
    .refine((text) => text.trim() !== '', { error: 'must not be empty' })
    .refine((text) => [...text].length <= IMAGE_LIMITS.promptCharacters, {
      error: `must have at most ${IMAGE_LIMITS.promptCharacters} characters`,
    }),
  response_format: optional(z.enum(['url', 'base64'])),
  seed: optional(z.number().int()),
  n: optional(z.number().int().min(1).max(IMAGE_LIMITS.count)),
  prompt_optimizer: optional(z.boolean()),
  aigc_watermark: optional(z.boolean()),
  /** One picture of a character; a bare string is what minimax-mcp-js sends (gaps.md part 4). */
  subject_reference: optional(
    z.preprocess(
      (value) => (typeof value === 'string' ? [{ type: 'character', image_file: value }] : value),
      referenceSchema,
    ),
  ),
  style: optional(z.looseObject({ style_type: z.string().min(1), style_weight: optional(z.number().gt(0).max(1)) })),
};

/** Body of `POST /v1/image_generation` (service.md; gaps.md G1, G8). Unknown fields are let through. */
export const imageBodySchema = z.preprocess(
  // The ratio wins over a size, also over one that would not be allowed.
  (body) => (hasRatio(body) ? { ...body, width: null, height: null } : body),
  z.looseObject({
    ...commonFields,
    aspect_ratio: optional(z.enum(IMAGE_RATIOS)),
    width: sideSchema,
    height: sideSchema,
  }),
);
/** See imageBodySchema, as it is parsed. */
export type ImageBody = z.output<typeof imageBodySchema>;

const hasRatio = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && 'aspect_ratio' in body && body.aspect_ratio != null;

/** Answer of image generation: exactly one of the two lists is filled (gaps.md G1). */
export const imageAnswerSchema = z.looseObject({
  id: textOr(null),
  data: z.looseObject({ image_urls: listOf(z.string()), image_base64: listOf(z.string()) }),
  /** Counts are texts in the interface and numbers in newer answers. */
  metadata: readableOrNull(
    z.looseObject({
      success_count: numberOr(null),
      failed_count: numberOr(null),
      /** Of the local engine: seeds of the images in their order, words of the prompt that it cannot draw, and what it drew each from. */
      seeds: listOf(z.string()),
      not_drawn: listOf(z.string()),
      prompts: listOf(z.string()),
    }),
  ),
});
