import * as z from 'zod';
import { RECOGNITION_MODEL } from '../domain/transcript/recognition-model.ts';
import { flag, listOf, numberOr, textOr } from './lenient.ts';

/** The one recognition model of the interface. */
export const TRANSCRIPTION_MODEL = RECOGNITION_MODEL;
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
  id: numberOr(0),
  /** −1 where the answer has none. */
  start: numberOr(-1),
  end: numberOr(-1),
  speaker: textOr(''),
  text: textOr(''),
  /** Extension of the local engine: the speech does not sound like English, its text is not to be trusted. */
  language_doubtful: flag.optional(),
});
/** See transcriptionSegmentSchema. */
export type TranscriptionSegment = z.infer<typeof transcriptionSegmentSchema>;

/** Answer to `json` and `verbose_json` (service.md, Speech transcription result); the last two only with `verbose_json`. */
export const transcriptionResultSchema = z.looseObject({
  text: textOr(''),
  /** 0 where the answer has none. */
  duration: numberOr(0),
  trace_id: textOr(null),
  n_speakers: numberOr(null),
  segments: listOf(transcriptionSegmentSchema),
});
/** See transcriptionResultSchema. */
export type WireTranscription = z.infer<typeof transcriptionResultSchema>;

/**
 * Form field of a streamed transcription that asks for the words of each event with their times, and for the stretches so
 * far that do not sound like English. An extension of the local engine: other servers ignore unknown form fields.
 */
export const STREAM_WORDS_FIELD = 'stream_words';

/** A word of a streamed event; times in seconds from the start of the file. */
const streamedWordSchema = z.looseObject({ start: z.number(), end: z.number(), text: z.string() });

/** Seconds from the start of the file. */
const streamedSpanSchema = z.looseObject({ start: z.number(), end: z.number() });

/**
 * One `data:` of a streamed answer; `duration` (seconds) only on the one with `finish: true`. `words` and `doubtful_spans` see
 * STREAM_WORDS_FIELD; what another server may call so is no reason to refuse its text. Each event has all doubtful spans from
 * the start of the file on, as they are judged by then: later ones may add some and take some away.
 */
export const transcriptionEventSchema = z.looseObject({
  /** −1 where the event has none: then it is the next one. */
  index: numberOr(-1),
  delta: textOr(''),
  finish: flag,
  duration: numberOr(0),
  words: z.array(streamedWordSchema).optional().catch(undefined),
  doubtful_spans: z.array(streamedSpanSchema).optional().catch(undefined),
});
/** See transcriptionEventSchema. */
export type TranscriptionEvent = z.infer<typeof transcriptionEventSchema>;
