import * as z from 'zod';
import { fileIdSchema } from '../files.ts';
import { listOf, numberOr, readableOrNull, textOr } from '../lenient.ts';

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
  audio_length: numberOr(0),
  audio_sample_rate: numberOr(0),
  audio_size: numberOr(0),
  bitrate: numberOr(0),
  word_count: numberOr(0),
  invisible_character_ratio: numberOr(0),
  usage_characters: numberOr(0),
  audio_format: textOr(''),
  audio_channel: numberOr(0),
});
/** See speechInfoSchema. */
export type WireSpeechInfo = z.infer<typeof speechInfoSchema>;

/** A word; times in ms from the start of the audio, positions in characters of the text, `_end` is exclusive. */
export const subtitleWordSchema = z.looseObject({
  word: textOr(''),
  word_begin: numberOr(0),
  word_end: numberOr(0),
  time_begin: numberOr(0),
  time_end: numberOr(0),
});
/** See subtitleWordSchema. */
export type WireSubtitleWord = z.infer<typeof subtitleWordSchema>;

/** A sentence; units as in subtitleWordSchema. `timestamped_words` is null where only sentences were asked for. */
export const subtitleSchema = z.looseObject({
  text: textOr(''),
  text_begin: numberOr(0),
  text_end: numberOr(0),
  time_begin: numberOr(0),
  time_end: numberOr(0),
  timestamped_words: readableOrNull(listOf(subtitleWordSchema)).optional(),
});
/** See subtitleSchema. */
export type WireSubtitle = z.infer<typeof subtitleSchema>;

/** What `data.subtitle_file` points to. */
export const subtitleFileSchema = listOf(subtitleSchema);

/** Answer of `t2a_v2` and every `data:` of its stream (gaps.md G18). `data` may be null. */
export const speechAnswerSchema = z.looseObject({
  data: readableOrNull(
    z.looseObject({
      /** Hex, or an address where `output_format` was `url`. */
      audio: textOr(null),
      audio_url: textOr(null),
      status: numberOr(null),
      subtitle_file: textOr(null),
      subtitle: readableOrNull(subtitleSchema),
    }),
  ),
  extra_info: readableOrNull(speechInfoSchema),
  trace_id: textOr(null),
});
/** See speechAnswerSchema. */
export type WireSpeechAnswer = z.infer<typeof speechAnswerSchema>;

/** Answer to the submission of an asynchronous speech task. */
export const asyncSpeechAnswerSchema = z.looseObject({
  task_id: fileIdSchema,
  task_token: textOr(''),
  file_id: textOr(null),
  usage_characters: numberOr(0),
});

/** States of an asynchronous speech task as the engine writes them; clients compare them in lower case. */
export const ASYNC_SPEECH_STATES = ['Processing', 'Success', 'Failed', 'Expired'] as const;
/** See ASYNC_SPEECH_STATES. */
export type AsyncSpeechState = (typeof ASYNC_SPEECH_STATES)[number];

/** Answer to the query of an asynchronous speech task. `error` is an addition of the local engine, only when failed. */
export const asyncSpeechStatusSchema = z.looseObject({
  task_id: textOr(null),
  status: textOr(''),
  file_id: textOr(null),
  error: readableOrNull(z.looseObject({ code: textOr(''), message: textOr('') })),
});
