import { EMOTION_SERIES, NEWER_LANGUAGES, type SpeechEmotion } from './speech-options.ts';

const isOneOf = (model: string, series: readonly string[]): boolean =>
  series.some((name) => model.startsWith(`${name}-`));

/** Model series that know an emotion; null when all do (gaps.md G16). */
export const seriesWithEmotion = (emotion: string): readonly string[] | null =>
  EMOTION_SERIES[emotion as SpeechEmotion] ?? null;

/** Whether a model knows an emotion. */
export function hasEmotion(model: string, emotion: string): boolean {
  const series = seriesWithEmotion(emotion);
  return series === null || isOneOf(model, series);
}

/** Whether a model has a language (service.md, `language_boost` of speech). */
export const hasLanguage = (model: string, language: string): boolean =>
  !NEWER_LANGUAGES.includes(language) || !isOneOf(model, ['speech-01', 'speech-02']);

/** Whether a model has the normalisation `quality`; others take it for `basic`. Never in streams (service.md). */
export const hasQualityNormalization = (model: string): boolean => isOneOf(model, ['speech-2.6', 'speech-2.8']);
