import type { Word } from './transcript.ts';
import { matchSequences, type MatchedPair } from '../words/match-sequences.ts';
import { orderWords, spreadWords } from '../words/word-times.ts';
import { comparableWord, splitWords } from '../words/word-tokens.ts';
import type { TimeSpan } from '../media/time-span.ts';

/** A word that was typed where no time is free takes at least this much from its neighbour. */
const SHORTEST_WORD_MS = 80;

/**
 * Gives a changed text word times again: words that stayed keep theirs, a word that was replaced by one word takes its
 * time, other changes share the time between their neighbours by length. The result follows splitWords(text), lies
 * inside the span and is in order. Null stays null: times that nobody measured are not made up.
 */
export function realignWords(words: readonly Word[] | null, text: string, span: TimeSpan): Word[] | null {
  if (words === null) return null;
  const texts = splitWords(text).map((token) => token.text);
  if (words.length === 0) return spreadWords(texts, span);
  if (words.length === texts.length && words.every((word, index) => word.text === texts[index])) {
    return orderWords(words, span);
  }
  const result: Word[] = [];
  let old = 0;
  for (const [left, right] of [...pairsOf(words, texts), [words.length, texts.length] as const]) {
    const replaced = words.slice(old, left);
    fillGap(result, texts.slice(result.length, right), { replaced, next: words[left] ?? null, span });
    const kept = words[left];
    const keptText = texts[right];
    if (kept && keptText !== undefined) {
      const startMs = Math.max(kept.startMs, Math.min(result.at(-1)?.endMs ?? kept.startMs, kept.endMs));
      result.push({ text: keptText, startMs, endMs: kept.endMs });
    }
    old = left + 1;
  }
  return orderWords(result, span);
}

/** Exact matches first from both ends, then the best match of what is left between; punctuation and case may differ. */
function pairsOf(words: readonly Word[], texts: readonly string[]): MatchedPair[] {
  const shorter = Math.min(words.length, texts.length);
  let head = 0;
  while (head < shorter && words[head]?.text === texts[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && words.at(-1 - tail)?.text === texts.at(-1 - tail)) tail += 1;
  const oldMiddle = words.slice(head, words.length - tail).map((word) => comparableWord(word.text));
  const newMiddle = texts.slice(head, texts.length - tail).map(comparableWord);
  const middle = matchSequences(oldMiddle.length, newMiddle.length, (left, right) =>
    oldMiddle[left] !== '' && oldMiddle[left] === newMiddle[right] ? 1 : 0,
  );
  return [
    ...Array.from({ length: head }, (_, index): MatchedPair => [index, index]),
    ...middle.map(([left, right]): MatchedPair => [left + head, right + head]),
    ...Array.from({ length: tail }, (_, index): MatchedPair => [
      words.length - tail + index,
      texts.length - tail + index,
    ]),
  ];
}

type Gap = { replaced: readonly Word[]; next: Word | null; span: TimeSpan };

/** Appends new words to `result` that stand where `replaced` stood. */
function fillGap(result: Word[], texts: readonly string[], gap: Gap): void {
  if (texts.length === 0) return;
  const [first] = gap.replaced;
  const last = gap.replaced.at(-1);
  if (gap.replaced.length === texts.length) {
    result.push(...gap.replaced.map((word, index) => ({ ...word, text: texts[index] ?? word.text })));
    return;
  }
  if (first && last) {
    result.push(...spreadWords(texts, { startMs: first.startMs, endMs: Math.max(first.startMs, last.endMs) }));
    return;
  }
  const previous = result.at(-1);
  const startMs = previous?.endMs ?? gap.span.startMs;
  const endMs = gap.next?.startMs ?? gap.span.endMs;
  if (endMs - startMs >= SHORTEST_WORD_MS * texts.length) {
    result.push(...spreadWords(texts, { startMs, endMs }));
  } else if (previous) {
    result.pop();
    const shared = { startMs: previous.startMs, endMs: Math.max(previous.endMs, endMs) };
    result.push(...spreadWords([previous.text, ...texts], shared));
  } else if (gap.next) {
    // Without a word ahead the first kept word gives half of its time; the caller starts it where these end.
    result.push(...spreadWords(texts, { startMs, endMs: Math.round((gap.next.startMs + gap.next.endMs) / 2) }));
  } else {
    result.push(...spreadWords(texts, gap.span));
  }
}
