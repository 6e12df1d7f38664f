import * as z from 'zod';
import { fileIdSchema } from '../files.ts';
import { listOf, numberOr, readableOrNull, textOr } from '../lenient.ts';
import { optional } from '../optional-field.ts';
import { languageBoostSchema, speechModelSchema } from './speech-request.ts';
import { speechInfoSchema } from './speech.ts';

/** Paths of voices. */
export const VOICE_PATHS = {
  list: '/v1/get_voice',
  remove: '/v1/delete_voice',
  clone: '/v1/voice_clone',
  design: '/v1/voice_design',
} as const;

/** Kinds of voices that an account owns: cloned and designed. */
export const OWN_VOICE_KINDS = ['voice_cloning', 'voice_generation'] as const;
/** See OWN_VOICE_KINDS. */
export type OwnVoiceKind = (typeof OWN_VOICE_KINDS)[number];
/** Values of `voice_type` of a listing. */
export const VOICE_TYPES = ['system', ...OWN_VOICE_KINDS, 'all'] as const;

/** How long an own voice lives without being used, ms (service.md, Voice clone result). */
export const UNUSED_VOICE_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

const switched = optional(z.boolean());

/** Body of `POST /v1/voice_clone` (service.md; gaps.md G9). */
export const voiceCloneBodySchema = z.looseObject({
  file_id: fileIdSchema,
  voice_id: z.string(),
  clone_prompt: optional(z.looseObject({ prompt_audio: fileIdSchema, prompt_text: z.string() })),
  text: optional(z.string()),
  model: optional(speechModelSchema),
  language_boost: languageBoostSchema,
  text_validation: optional(z.string()),
  accuracy: optional(z.number().min(0).max(1)),
  need_noise_reduction: switched,
  need_volume_normalization: switched,
  aigc_watermark: switched,
});
/** See voiceCloneBodySchema, as it is parsed. */
export type VoiceCloneBody = z.output<typeof voiceCloneBodySchema>;

/** Answer of a cloning. `input_sensitive` is a boolean or, in newer answers, an object (gaps.md G2). */
export const voiceCloneAnswerSchema = z.looseObject({
  input_sensitive: z.unknown(),
  input_sensitive_type: numberOr(null),
  /** Address of the preview, empty when none was asked for. */
  demo_audio: textOr(null),
  extra_info: readableOrNull(speechInfoSchema),
});

/** Body of `POST /v1/voice_design` (service.md; gaps.md G14). */
export const voiceDesignBodySchema = z.looseObject({
  prompt: z.string(),
  preview_text: z.string(),
  voice_id: optional(z.string()),
  aigc_watermark: switched,
});

/** Answer of a design: `trial_audio` is hex of an mp3. */
export const voiceDesignAnswerSchema = z.looseObject({ trial_audio: textOr(''), voice_id: z.string() });

const voiceRecordSchema = z.looseObject({
  voice_id: z.string(),
  voice_name: textOr(null),
  description: listOf(z.string()),
  /** `YYYY-MM-DD`. */
  created_time: textOr(null),
});
/** One voice in a listing. */
export type WireVoice = z.infer<typeof voiceRecordSchema>;
const voiceRecordsSchema = listOf(voiceRecordSchema);

/** Answer of `POST /v1/get_voice` (gaps.md part 2). */
export const voiceListSchema = z.looseObject({
  system_voice: voiceRecordsSchema,
  voice_cloning: voiceRecordsSchema,
  voice_generation: voiceRecordsSchema,
});

/** Body of `POST /v1/get_voice`. */
export const voiceListBodySchema = z.looseObject({ voice_type: z.enum(VOICE_TYPES) });
/** Body of `POST /v1/delete_voice`. */
export const voiceDeletionSchema = z.looseObject({ voice_type: z.enum(OWN_VOICE_KINDS), voice_id: z.string() });
