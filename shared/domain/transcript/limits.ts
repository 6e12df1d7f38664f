/** Limits of the interface that the form checks before anything is sent (service.md, section Limits). */
export const TRANSCRIPTION_MAX_SECONDS = 500;
/** Largest request body of a transcription in bytes (service.md, section Limits). */
export const TRANSCRIPTION_MAX_BYTES = 52_428_800;
/** Values of the `language` header of a transcription (service.md, POST /v1/speech_to_text). */
export const TRANSCRIPTION_LANGUAGES = [
  'zh',
  'yue',
  'en',
  'ja',
  'ko',
  'th',
  'vi',
  'id',
  'ms',
  'fil',
  'ar',
  'tr',
  'fr',
  'de',
  'es',
  'it',
  'pt',
  'pl',
  'ru',
  'uk',
] as const;
/** Languages that the local engine recognises. */
export const LOCAL_LANGUAGES = ['en'] as const;
