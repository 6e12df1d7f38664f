import { contentStems } from './content-words.ts';
import type { Sentence } from './sentences.ts';

/** A sentence with how much it says of its text: the mean weight of its words. */
export type RankedSentence = Sentence & { index: number; score: number; stems: ReadonlySet<string> };

/** Shorter says little, longer is hard to read. */
const SHORTEST_WORDS = 4;
const LONGEST_WORDS = 40;

/** Sentences by weight of their words: what comes often in the text, and in few of its sentences at a time. */
export function rankSentences(sentences: readonly Sentence[]): RankedSentence[] {
  const stems = sentences.map(({ text }) => contentStems(text));
  const counts = new Map<string, number>();
  for (const stem of stems.flatMap((each) => [...new Set(each)])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return sentences.map((sentence, index) => {
    const own = stems[index]!;
    const weight = own.reduce((sum, stem) => sum + Math.log1p((counts.get(stem) ?? 1) - 1) + 0.2, 0);
    const length = sentence.text.split(/\s+/).length;
    const fits = length >= SHORTEST_WORDS && length <= LONGEST_WORDS ? 1 : 0.3;
    const isFirst = index === 0 ? 1.2 : 1;
    return {
      ...sentence,
      index,
      stems: new Set(own),
      score: (fits * isFirst * weight) / Math.sqrt(Math.max(4, own.length)),
    };
  });
}
