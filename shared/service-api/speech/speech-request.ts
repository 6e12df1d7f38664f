import * as z from 'zod';
import { fileIdSchema } from '../files.ts';
import { optional } from '../optional-field.ts';
import {
  LANGUAGE_BOOSTS,
  SOUND_EFFECTS,
  SPEECH_EMOTIONS,
  SPEECH_FORMATS,
  SPEECH_LIMITS,
  SPEECH_MODELS,
  SPEECH_SAMPLE_RATES,
  SUBTITLE_TYPES,
} from '../../domain/speech/speech-options.ts';

const numberChoice = <Value extends number>(values: readonly Value[]) =>
  z.number().refine((value): value is Value => (values as readonly number[]).includes(value), {
    error: `must be one of ${values.join(', ')}`,
  });

/** `language_boost`; null and missing are the same as `auto`. */
export const languageBoostSchema = optional(z.enum(LANGUAGE_BOOSTS));
/** `model` of every speech operation. */
export const speechModelSchema = z.enum(SPEECH_MODELS);

const voiceSettingSchema = z.looseObject({
  voice_id: optional(z.string()),
  speed: optional(z.number().min(0.5).max(2)),
  vol: optional(z.number().gt(0).max(10)),
  pitch: optional(z.number().int().min(-12).max(12)),
  /** `neutral` is what older clients call `calm`. */
  emotion: optional(z.preprocess((value) => (value === 'neutral' ? 'calm' : value), z.enum(SPEECH_EMOTIONS))),
  text_normalization: optional(z.boolean()),
  english_normalization: optional(z.boolean()),
  latex_read: optional(z.boolean()),
});

const audioSettingSchema = z.looseObject({
  sample_rate: optional(numberChoice(SPEECH_SAMPLE_RATES)),
  audio_sample_rate: optional(numberChoice(SPEECH_SAMPLE_RATES)),
  bitrate: optional(z.number().positive()),
  format: optional(z.enum(SPEECH_FORMATS)),
  channel: optional(numberChoice([1, 2] as const)),
  force_cbr: optional(z.boolean()),
});

const strength = optional(z.number().int().min(-100).max(100));
const voiceModifySchema = z.looseObject({
  pitch: strength,
  intensity: strength,
  timbre: strength,
  sound_effects: optional(z.preprocess((value) => (value === '' ? null : value), z.enum(SOUND_EFFECTS).nullable())),
});

const timbreWeightsSchema = optional(
  z
    .array(z.looseObject({ voice_id: z.string().min(1), weight: z.number().int().min(1).max(100) }))
    .max(SPEECH_LIMITS.timbreWeights),
);

const commonFields = {
  model: speechModelSchema,
  voice_setting: optional(voiceSettingSchema),
  audio_setting: optional(audioSettingSchema),
  pronunciation_dict: optional(z.looseObject({ tone: optional(z.array(z.string())) })),
  timbre_weights: timbreWeightsSchema,
  /** The spelling of older clients. */
  timber_weights: timbreWeightsSchema,
  voice_modify: optional(voiceModifySchema),
  language_boost: languageBoostSchema,
  text_normalization_mode: optional(z.enum(['basic', 'quality'])),
  aigc_watermark: optional(z.boolean()),
  /** An extension of the local engine: other numbers give other takes. What is no such number counts for nothing. */
  seed: z.number().int().nonnegative().optional().catch(undefined),
};

/** Body of `POST /v1/t2a_v2` (service.md; gaps.md G16, G17). Unknown fields are let through. */
export const speechBodySchema = z.looseObject({
  ...commonFields,
  text: z.string(),
  stream: optional(z.boolean()),
  stream_options: optional(z.looseObject({ exclude_aggregated_audio: optional(z.boolean()) })),
  output_format: optional(z.enum(['url', 'hex'])),
  subtitle_enable: optional(z.boolean()),
  subtitle_type: optional(z.enum(SUBTITLE_TYPES)),
});
/** See speechBodySchema, as it is parsed. */
export type SpeechBody = z.output<typeof speechBodySchema>;

/** Body of `POST /v1/t2a_async_v2` (gaps.md part 2): exactly one of `text` and `text_file_id`. */
export const asyncSpeechBodySchema = z.looseObject({
  ...commonFields,
  text: optional(z.string()),
  text_file_id: optional(fileIdSchema),
});
/** See asyncSpeechBodySchema, as it is parsed. */
export type AsyncSpeechBody = z.output<typeof asyncSpeechBodySchema>;
