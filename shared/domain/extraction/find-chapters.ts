import { contentStems } from './content-words.ts';
import { keyPhrases, titleCase } from './key-phrases.ts';
import type { Sentence } from './sentences.ts';

/** A chapter of a text. */
export type Chapter = { startMs: number | null; title: string; sentences: readonly Sentence[] };

/** Sentences that are compared on both sides of a border. */
const WINDOW = 4;
/** A chapter has at least so many sentences, and there are no more than so many chapters. */
const SHORTEST = 3;
const MOST = 12;

/** Chapters where the words of a text change most: each border is where what comes is least like what was. */
export function findChapters(
  sentences: readonly Sentence[],
  wanted = Math.min(MOST, Math.max(1, Math.round(sentences.length / 8))),
): Chapter[] {
  const stems = sentences.map(({ text }) => contentStems(text));
  const likeness = sentences.map((_, at) =>
    at === 0 ? 1 : cosine(stems.slice(Math.max(0, at - WINDOW), at).flat(), stems.slice(at, at + WINDOW).flat()),
  );
  const borders: number[] = [];
  const candidates = likeness
    .map((value, at) => ({ value, at }))
    .slice(1)
    .toSorted((one, other) => one.value - other.value);
  for (const { at } of candidates) {
    if (borders.length >= wanted - 1) break;
    const isFar = [0, sentences.length, ...borders].every((other) => Math.abs(other - at) >= SHORTEST);
    if (isFar) borders.push(at);
  }
  const starts = [0, ...borders.toSorted((one, other) => one - other)];
  return starts.map((from, index) => chapterOf(sentences.slice(from, starts[index + 1] ?? sentences.length)));
}

function chapterOf(sentences: readonly Sentence[]): Chapter {
  const [phrase] = keyPhrases(sentences.map(({ text }) => text).join('\n'), 1);
  const first = sentences[0]?.text.split(/\s+/).slice(0, 5).join(' ') ?? '';
  return { startMs: sentences[0]?.startMs ?? null, title: titleCase(phrase ?? first), sentences };
}

function cosine(one: readonly string[], other: readonly string[]): number {
  const count = (stems: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    return counts;
  };
  const a = count(one);
  const b = count(other);
  const dot = [...a].reduce((sum, [stem, value]) => sum + value * (b.get(stem) ?? 0), 0);
  const length = (counts: Map<string, number>) => Math.hypot(...counts.values());
  return dot === 0 ? 0 : dot / (length(a) * length(b));
}
