import * as z from 'zod';
import { numberOr, textOr } from '../lenient.ts';
import { modelNamed } from '../model-name.ts';
import { optional } from '../optional-field.ts';

/** Path of preparing the reference of covers. */
export const COVER_PREPROCESS_PATH = '/v1/music_cover_preprocess';

/** The one model that prepares references (gaps.md part 2; statements P01 and P02). */
export const COVER_PREPROCESS_MODEL = 'music-cover';

/** How long a service knows a reference that it has prepared (service.md, Retention). */
export const COVER_FEATURE_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** A text; nothing but spaces is none. */
const text = optional(z.string().transform((value) => (value.trim() === '' ? undefined : value)));

/** Body of `POST /v1/music_cover_preprocess` (gaps.md part 2). Unknown fields are let through. */
export const coverPreprocessBodySchema = z
  .looseObject({ model: modelNamed([COVER_PREPROCESS_MODEL]), audio_url: text, audio_base64: text })
  .refine((body) => (body.audio_url === undefined) !== (body.audio_base64 === undefined), {
    path: ['audio_url'],
    message: 'exactly one of audio_url and audio_base64 must be sent',
  });

/** Answer of `POST /v1/music_cover_preprocess` (gaps.md part 2). */
export const coverPreprocessAnswerSchema = z.looseObject({
  cover_feature_id: textOr(''),
  formatted_lyrics: textOr(''),
  audio_duration: numberOr(null),
  trace_id: textOr(null),
});
