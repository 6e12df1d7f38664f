import { rankSentences, type RankedSentence } from './rank-sentences.ts';
import type { Sentence } from './sentences.ts';

/** A quote is short enough to remember and long enough to stand alone. */
const SHORTEST_WORDS = 6;
const LONGEST_WORDS = 32;
/** Words of people who say what they think. */
const OPINION =
  /\b(?:I|we|you|never|always|every|nobody|everyone|must|love|fear|hope|believe|feel|remember|dream|life|world|truth|because|best|worst|only|if)\b/g;
/** Such a beginning hangs on what was said before. */
const HANGING = /^(?:and|but|so|or|because|which|that|this|it|he|she|they|there|then|yes|no|well|um|uh|okay)\b/i;

/** The sentences that stand for themselves, in the order of the text. */
export function bestQuotes(sentences: readonly Sentence[], count: number): RankedSentence[] {
  const scored = rankSentences(sentences).flatMap((sentence) => {
    const length = sentence.text.split(/\s+/).length;
    if (length < SHORTEST_WORDS || length > LONGEST_WORDS || sentence.text.endsWith('?')) return [];
    const opinions = sentence.text.match(OPINION)?.length ?? 0;
    const hanging = HANGING.test(sentence.text) ? 0.6 : 1;
    return [{ sentence, score: (sentence.score + 0.5 * opinions) * hanging }];
  });
  const best = scored.toSorted((one, other) => other.score - one.score).slice(0, count);
  return best.map(({ sentence }) => sentence).toSorted((one, other) => one.index - other.index);
}
