import * as z from 'zod';
import { numberOr, textOr } from '../lenient.ts';

/** Path of preparing the reference of covers. */
export const COVER_PREPROCESS_PATH = '/v1/music_cover_preprocess';

/** How long a service knows a reference that it has prepared (service.md, Retention). */
export const COVER_FEATURE_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Answer of `POST /v1/music_cover_preprocess` (gaps.md part 2). */
export const coverPreprocessAnswerSchema = z.looseObject({
  cover_feature_id: textOr(''),
  formatted_lyrics: textOr(''),
  audio_duration: numberOr(null),
  trace_id: textOr(null),
});
