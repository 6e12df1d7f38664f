const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * How well `query` fits `text`, 0 for not at all: every word of the query must begin a word of the text (3 each, 2 inside a
 * word); a text that begins with the whole query comes first.
 */
export function matchScore(query: string, text: string): number {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const target = fold(text);
  if (words.length === 0) return 1;
  let score = target.startsWith(fold(query).trim()) ? 10 : 0;
  for (const word of words) {
    const index = target.indexOf(word);
    if (index < 0) return 0;
    score += index === 0 || /[^\p{L}\p{N}]/u.test(target[index - 1] ?? '') ? 3 : 2;
  }
  return score;
}

/** The entries that fit, best first; equal ones keep their order. */
export function bestMatches<Entry>(
  query: string,
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
): Entry[] {
  return entries
    .map((entry) => ({ entry, score: matchScore(query, textOf(entry)) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}
