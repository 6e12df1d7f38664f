import * as z from 'zod';

/**
 * Form field of `POST /v1/speech_to_text` that fixes the number of speakers. An extension of the local engine: other
 * servers ignore unknown form fields.
 */
export const SPEAKER_COUNT_FIELD = 'n_speakers';
/** Largest number of speakers that can be fixed. */
export const MAX_SPEAKERS = 20;
/**
 * Path of the local engine's second extension: a multipart form with `file` (any length), `spans` (JSON array of
 * `{start, end}` in seconds) and optionally `n_speakers` gives one speaker label per span. As JSON, with `parts` (see
 * recognisedPartsSchema) instead of `file`, the same is told by what the engine remembers of having recognised the recording.
 */
export const SPEAKER_LABELS_PATH = '/v1/local/speaker_labels';
/** Largest file of a speaker label request in bytes. */
export const SPEAKER_LABELS_MAX_BYTES = 2 * 1024 ** 3;

/** `n_speakers` as it comes out of a form. */
export const speakerCountSchema = z.coerce.number().int().min(1).max(MAX_SPEAKERS);

/** `spans` of a speaker label request, seconds. */
export const speakerSpansSchema = z
  .array(
    z
      .object({ start: z.number().min(0), end: z.number().min(0) })
      .refine((span) => span.end >= span.start, 'end lies before start'),
  )
  .min(1)
  .max(100_000);

/**
 * Parts of a recording that were recognised one by one: the `trace_id` of each `verbose_json` answer, where the part starts in
 * the recording, and from where to where it answers for it, seconds.
 */
const recognisedPartsSchema = z
  .array(z.object({ trace_id: z.string(), start: z.number(), from: z.number(), to: z.number() }))
  .min(1)
  .max(10_000);

/** Body of a speaker label request without sound. */
export const recognisedLabelsSchema = z.object({
  parts: recognisedPartsSchema,
  spans: speakerSpansSchema,
  n_speakers: speakerCountSchema.optional(),
});

/** Answer of a speaker label request: one label per span, counting from 0 as they appear. */
export const speakerLabelsSchema = z.looseObject({
  labels: z.array(z.number()),
  n_speakers: z.number(),
  trace_id: z.string().optional(),
});
