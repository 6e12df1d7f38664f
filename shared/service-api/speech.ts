import * as z from 'zod';
import { fileIdSchema } from './files.ts';

/** Paths of speech. */
export const SPEECH_PATH = '/v1/t2a_v2';
/** See SPEECH_PATH. */
export const ASYNC_SPEECH_PATH = '/v1/t2a_async_v2';
/** See SPEECH_PATH. */
export const ASYNC_SPEECH_QUERY_PATH = '/v1/query/t2a_async_query_v2';

/** `data.status` of a chunk and of the last one, which is also that of an answer in one piece (gaps.md G3). */
export const SPEECH_STATUS = { going: 1, finished: 2 } as const;

/** What an audio is: length in ms, size in bytes, bit rate in bits per second (gaps.md G4). */
export const speechInfoSchema = z.looseObject({
  audio_length: z.coerce.number().default(0),
  audio_sample_rate: z.coerce.number().default(0),
  audio_size: z.coerce.number().default(0),
  bitrate: z.coerce.number().default(0),
  word_count: z.coerce.number().default(0),
  invisible_character_ratio: z.coerce.number().default(0),
  usage_characters: z.coerce.number().default(0),
  audio_format: z.string().default(''),
  audio_channel: z.coerce.number().default(0),
});
/** See speechInfoSchema. */
export type WireSpeechInfo = z.infer<typeof speechInfoSchema>;

/** A word; times in ms from the start of the audio, positions in characters of the text, `_end` is exclusive. */
export const subtitleWordSchema = z.looseObject({
  word: z.string(),
  word_begin: z.coerce.number(),
  word_end: z.coerce.number(),
  time_begin: z.coerce.number(),
  time_end: z.coerce.number(),
});
/** See subtitleWordSchema. */
export type WireSubtitleWord = z.infer<typeof subtitleWordSchema>;

/** A sentence; units as in subtitleWordSchema. `timestamped_words` is null where only sentences were asked for. */
export const subtitleSchema = z.looseObject({
  text: z.string(),
  text_begin: z.coerce.number(),
  text_end: z.coerce.number(),
  time_begin: z.coerce.number(),
  time_end: z.coerce.number(),
  timestamped_words: z.array(subtitleWordSchema).nullish(),
});
/** See subtitleSchema. */
export type WireSubtitle = z.infer<typeof subtitleSchema>;

/** What `data.subtitle_file` points to. */
export const subtitleFileSchema = z.array(subtitleSchema);

/** Answer of `t2a_v2` and every `data:` of its stream (gaps.md G18). `data` may be null. */
export const speechAnswerSchema = z.looseObject({
  data: z
    .looseObject({
      /** Hex, or an address where `output_format` was `url`. */
      audio: z.string().nullish(),
      audio_url: z.string().nullish(),
      status: z.coerce.number().default(SPEECH_STATUS.finished),
      subtitle_file: z.string().nullish(),
      subtitle: subtitleSchema.nullish(),
    })
    .nullish(),
  extra_info: speechInfoSchema.nullish(),
  trace_id: z.string().nullish(),
});
/** See speechAnswerSchema. */
export type WireSpeechAnswer = z.infer<typeof speechAnswerSchema>;

/** Answer to the submission of an asynchronous speech task. */
export const asyncSpeechAnswerSchema = z.looseObject({
  task_id: fileIdSchema,
  task_token: z.string().default(''),
  file_id: fileIdSchema.nullish(),
  usage_characters: z.coerce.number().default(0),
});

/** States of an asynchronous speech task as the engine writes them; clients compare them in lower case. */
export const ASYNC_SPEECH_STATES = ['Processing', 'Success', 'Failed', 'Expired'] as const;
/** See ASYNC_SPEECH_STATES. */
export type AsyncSpeechState = (typeof ASYNC_SPEECH_STATES)[number];

/** Answer to the query of an asynchronous speech task. `error` is an addition of the local engine, only when failed. */
export const asyncSpeechStatusSchema = z.looseObject({
  task_id: fileIdSchema,
  status: z.string(),
  file_id: fileIdSchema.nullish(),
  error: z.looseObject({ code: z.string(), message: z.string() }).nullish(),
});
