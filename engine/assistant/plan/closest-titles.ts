import type { ContextItem } from '../../../shared/service-api/responses/studio-context.ts';
import { stem, wordsOf } from '../../../shared/domain/extraction/content-words.ts';
import type { Hands } from './hands.ts';
import { fitsKinds, itemsIn, type TargetOptions, type Wanted } from './target-options.ts';
import { titleWords } from './title-words.ts';

/** Words that are looked up one by one, a call each. */
const MOST_LOOKED_UP = 5;
/** Of so many words one is enough to read what only one title has. */
const MOST_FOR_ONE = 2;
/** How many of the words have to be in a title where some of its own were not said. */
const LEAST_SHARE = 0.6;

/**
 * The items whose title a phrase holds among other words: “the frog picture so it pedals away”. All of the title has to be said, or
 * most of the phrase to be in it; the best come first, several only where they are equally good.
 * @throws CallNeeded to look the words up
 */
export function closestTo(
  hands: Hands,
  { words }: Wanted,
  { kinds, kind, operators, isReading }: TargetOptions & { kind?: string | undefined },
): readonly ContextItem[] {
  if (words.length < 2) return [];
  const found = new Map<string, ContextItem>();
  for (const word of [...new Set(words)].slice(0, MOST_LOOKED_UP)) {
    const query = [word, ...(kind === undefined ? [] : [`kind:${kind}`]), ...(operators ? [operators] : [])].join(' ');
    for (const item of itemsIn(hands.call('find_in_library', { query }))) {
      if (fitsKinds(item, kinds)) found.set(item.id, item);
    }
  }
  const scored = [...found.values()]
    .map((item) => ({ item, score: scoreOf(item.title, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  if (scored.length === 0 && isReading && found.size === 1 && words.length <= MOST_FOR_ONE) return [...found.values()];
  return scored.filter(({ score }) => score === scored[0]!.score).map(({ item }) => item);
}

/** How many words a title shares with a phrase, 0 where that is too little to mean it. */
function scoreOf(title: string, words: readonly string[]): number {
  const own = new Set(titleWords(title).map(stem));
  const all = new Set(wordsOf(title).map(stem));
  const shared = words.filter((word) => all.has(stem(word)));
  const isWhole = own.size > 0 && [...own].every((word) => words.some((each) => stem(each) === word));
  return isWhole || (shared.length > 1 && shared.length >= words.length * LEAST_SHARE) ? shared.length : 0;
}
