import * as z from 'zod';

/** The one recognition model of the interface. */
export const TRANSCRIPTION_MODEL = 'asr-1.0';
/** Values of `response_format`. */
export const RESPONSE_FORMATS = ['json', 'verbose_json', 'srt', 'vtt'] as const;
/** See RESPONSE_FORMATS. */
export type ResponseFormat = (typeof RESPONSE_FORMATS)[number];
/** Values of `timestamp_level`; empty means `sentence`. */
export const TIMESTAMP_LEVELS = ['sentence', 'word'] as const;
/** See TIMESTAMP_LEVELS. */
export type TimestampLevel = (typeof TIMESTAMP_LEVELS)[number];

/**
 * One timed unit: a sentence of one speaker or a word. `start` and `end` in seconds. From the second one on the local
 * engine begins `text` with a blank, so that all texts joined are the whole text.
 */
export const transcriptionSegmentSchema = z.looseObject({
  id: z.coerce.number(),
  start: z.coerce.number(),
  end: z.coerce.number(),
  speaker: z.coerce.string().default(''),
  text: z.string(),
});
/** See transcriptionSegmentSchema. */
export type TranscriptionSegment = z.infer<typeof transcriptionSegmentSchema>;

/** Answer to `json` and `verbose_json` (service.md, Speech transcription result); the last two only with `verbose_json`. */
export const transcriptionResultSchema = z.looseObject({
  text: z.string(),
  duration: z.coerce.number(),
  trace_id: z.string().optional(),
  n_speakers: z.coerce.number().optional(),
  segments: z.array(transcriptionSegmentSchema).optional(),
});
/** See transcriptionResultSchema. */
export type WireTranscription = z.infer<typeof transcriptionResultSchema>;

/** One `data:` of a streamed answer; `duration` (seconds) only on the one with `finish: true`. */
export const transcriptionEventSchema = z.looseObject({
  index: z.coerce.number(),
  delta: z.string().default(''),
  finish: z.boolean().default(false),
  duration: z.coerce.number().optional(),
});
/** See transcriptionEventSchema. */
export type TranscriptionEvent = z.infer<typeof transcriptionEventSchema>;
