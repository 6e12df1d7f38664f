import type { TokenText } from '../models/token-text.ts';
import { samplesToMs } from '../models/sample-rate.ts';
import type { WordLanguage } from '../language/doubtful-words.ts';
import { wordLanguages } from '../language/word-languages.ts';
import { stepTimesMs } from './alignment.ts';
import type { Decoded } from './moonshine.ts';
import { quietRuns } from './silence.ts';
import { wordSpans } from './word-times.ts';

/** A word with times in ms and the model's own probability for it, 0 to 1. */
export type RecognisedWord = { text: string; startMs: number; endMs: number; probability: number };

type Draft = { text: string; steps: readonly number[]; logProbability: number };

/** Words of one decoded window, timed from its start in the recording on, and how each sounded. */
export function recognisedWords(
  decoded: Decoded,
  vocabulary: TokenText,
  sound: { samples: Float32Array; startMs: number },
): { words: RecognisedWord[]; languages: WordLanguage[] } {
  const drafts = draftWords(decoded, vocabulary);
  if (drafts.length === 0) return { words: [], languages: [] };
  const times = stepTimesMs(decoded.attention, decoded.frameCount);
  const starts = drafts.map((draft) => times[draft.steps[0]!]!);
  const windowMs = samplesToMs(sound.samples.length);
  const spans = wordSpans(starts, windowMs, quietRuns(sound.samples));
  const words = drafts.map((draft, index) => ({
    text: draft.text,
    startMs: Math.round(sound.startMs + spans[index]!.startMs),
    endMs: Math.round(sound.startMs + spans[index]!.endMs),
    probability: Math.exp(draft.logProbability),
  }));
  const decodedWords = drafts.map(({ steps }, index) => ({ span: spans[index]!, steps }));
  return { words, languages: wordLanguages(decoded, windowMs, decodedWords) };
}

/** Joins tokens to words; one step of the decoder wrote one token. */
function draftWords(decoded: Decoded, vocabulary: TokenText): Draft[] {
  const groups: number[][] = [];
  decoded.tokens.forEach((token, step) => {
    const open = groups.at(-1);
    if (!open || vocabulary.startsWord(token)) groups.push([step]);
    else open.push(step);
  });
  return groups
    .map((steps) => ({
      text: vocabulary.text(steps.map((step) => decoded.tokens[step]!)),
      steps,
      logProbability: steps.reduce((sum, step) => sum + decoded.logProbabilities[step]!, 0) / steps.length,
    }))
    .filter((draft) => draft.text !== '');
}
