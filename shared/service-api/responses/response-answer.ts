import * as z from 'zod';
import { flag, listOf, numberOr, readableOrNull, textOr } from '../lenient.ts';

/**
 * Answers of `POST /v1/responses` as a client reads them. A finished answer has been billed: fields that are missing, null or of
 * another type fall back one by one.
 */

const textsSchema = listOf(z.looseObject({ text: textOr('') }));
const itemSchema = z.looseObject({
  id: textOr(''),
  type: textOr(''),
  content: textsSchema,
  summary: textsSchema,
  call_id: textOr(null),
  name: textOr(''),
  arguments: textOr(''),
});
/** One item of an answer: `message`, `reasoning`, `function_call`, or a type that nobody knows yet. */
export type WireResponseItem = z.output<typeof itemSchema>;

const usageSchema = z.looseObject({
  input_tokens: numberOr(0),
  output_tokens: numberOr(0),
  input_tokens_details: readableOrNull(z.looseObject({ cached_tokens: numberOr(0) })),
  output_tokens_details: readableOrNull(z.looseObject({ reasoning_tokens: numberOr(0) })),
});

/** The model response object (service.md; gaps.md G6, G7). */
export const responseAnswerSchema = z.looseObject({
  id: textOr(''),
  model: textOr(null),
  status: textOr(''),
  output: listOf(itemSchema),
  output_text: textOr(''),
  usage: readableOrNull(usageSchema),
  error: readableOrNull(z.looseObject({ code: textOr(''), message: textOr('') })),
  incomplete_details: readableOrNull(z.looseObject({ reason: textOr(null) })),
  parallel_tool_calls: flag,
});
/** See responseAnswerSchema. */
export type WireResponse = z.output<typeof responseAnswerSchema>;

/** An event of a stream (gaps.md G20). Events of other types are left to pass. */
export const responseEventSchema = z.looseObject({
  type: textOr(''),
  item_id: textOr(''),
  output_index: numberOr(0),
  delta: textOr(''),
  item: readableOrNull(itemSchema),
  response: readableOrNull(responseAnswerSchema),
  code: textOr(''),
  message: textOr(''),
});
/** See responseEventSchema. */
export type WireResponseEvent = z.output<typeof responseEventSchema>;
