import * as z from 'zod';
import { optional } from '../optional-field.ts';
import { REASONING_EFFORTS } from './response-models.ts';

/** Path of model responses. */
export const RESPONSES_PATH = '/v1/responses';
/** Path of the token estimate (gaps.md G20). */
export const INPUT_TOKENS_PATH = '/v1/responses/input_tokens';

/** Both ways to write an address as one. */
const withUrl = (address: unknown) => (typeof address === 'string' ? { url: address } : address);
const DETAILS = ['low', 'default', 'high', 'auto'] as const;

/** A picture or a clip: its address alone, or with how to look at it. */
const imageAddress = z.preprocess(
  withUrl,
  z.looseObject({ url: z.string().min(1), detail: optional(z.enum(DETAILS)) }),
);
const videoAddress = z.preprocess(
  withUrl,
  z.looseObject({
    url: z.string().min(1),
    fps: optional(z.number().min(0.2).max(5)),
    detail: optional(z.enum(DETAILS)),
    max_long_side_pixel: optional(z.number().int().positive()),
  }),
);

/** Parts of a content (gaps.md G20). */
const partSchema = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.enum(['input_text', 'output_text', 'text', 'reasoning_text', 'summary_text']),
    text: z.string(),
  }),
  z.looseObject({ type: z.literal('refusal'), refusal: z.string() }),
  z.looseObject({ type: z.literal('input_image'), image_url: imageAddress }),
  z.looseObject({ type: z.literal('input_video'), video_url: videoAddress }),
]);
/** See partSchema. */
export type ResponsePart = z.output<typeof partSchema>;

const contentSchema = z.preprocess(
  (content) => (typeof content === 'string' ? [{ type: 'input_text', text: content }] : content),
  z.array(partSchema),
);

const messageSchema = z.looseObject({
  type: z.literal('message'),
  role: z.enum(['user', 'assistant', 'system', 'developer', 'tool']),
  content: contentSchema,
});
const itemSchema = z.preprocess(
  (item) => (typeof item === 'object' && item !== null && !('type' in item) ? { ...item, type: 'message' } : item),
  z.discriminatedUnion('type', [
    messageSchema,
    z.looseObject({
      type: z.literal('function_call'),
      call_id: z.string().min(1),
      name: z.string().min(1),
      arguments: z.string(),
    }),
    z.looseObject({ type: z.literal('function_call_output'), call_id: z.string().min(1), output: contentSchema }),
    z.looseObject({
      type: z.literal('reasoning'),
      summary: optional(z.array(z.looseObject({ text: z.string() }))),
      content: optional(z.array(z.looseObject({ text: z.string() }))),
    }),
  ]),
);
/** One item of a conversation, see responseBodySchema. */
export type ResponseItem = z.output<typeof itemSchema>;

/** A function that the caller offers: flat, without a nested `function` (gaps.md G20). */
const toolSchema = z.looseObject({
  type: z.literal('function'),
  name: z.string().min(1).max(128),
  description: optional(z.string()),
  parameters: optional(z.record(z.string(), z.unknown())),
});
const unitInterval = optional(z.number().gt(0).max(1));

/** A text alone is one message of the user. */
const inputSchema = z.preprocess(
  (input) => {
    if (typeof input !== 'string') return input;
    return input.trim() === '' ? [] : [{ type: 'message', role: 'user', content: input }];
  },
  z.array(itemSchema).min(1, { error: 'must not be empty' }),
);

/** Body of `POST /v1/responses` (service.md; gaps.md G19, G20). Unknown fields are let through. */
export const responseBodySchema = z.looseObject({
  model: z.string().min(1),
  input: inputSchema,
  reasoning: optional(z.looseObject({ effort: optional(z.enum(REASONING_EFFORTS)) })),
  service_tier: optional(z.enum(['standard', 'priority'])),
  instructions: optional(z.string()),
  max_output_tokens: optional(z.number().int().min(1)),
  temperature: unitInterval,
  top_p: unitInterval,
  stream: optional(z.boolean()),
  tools: optional(z.array(toolSchema).max(256)),
  tool_choice: optional(z.enum(['none', 'auto'])),
  metadata: optional(z.record(z.string(), z.string())),
  prompt_cache_key: optional(z.string()),
  text: optional(z.looseObject({ format: optional(z.looseObject({ type: z.literal('text') })) })),
});
/** See responseBodySchema, as it is parsed. */
export type ResponseBody = z.output<typeof responseBodySchema>;
