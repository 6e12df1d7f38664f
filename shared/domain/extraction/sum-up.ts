import { findChapters } from './find-chapters.ts';
import { rankSentences, type RankedSentence } from './rank-sentences.ts';
import type { Sentence } from './sentences.ts';

/** Sentences of a summary for a text of so many. */
const lengthFor = (sentences: number): number => (sentences < 8 ? 2 : sentences < 30 ? 4 : 6);

/** The most telling sentence of each part of a text, in its order: so a summary leaves no subject out for another. */
export function sumUp(sentences: readonly Sentence[]): RankedSentence[] {
  const ranked = rankSentences(sentences);
  let from = 0;
  return findChapters(sentences, lengthFor(sentences.length)).flatMap((chapter) => {
    const part = ranked.slice(from, from + chapter.sentences.length);
    from += chapter.sentences.length;
    const [best] = part.toSorted((one, other) => other.score - one.score);
    return best ? [best] : [];
  });
}
