import type { Word } from '../transcript/transcript.ts';
import { comparableWord } from './word-tokens.ts';
import type { TimeSpan } from '../media/time-span.ts';

const weightOf = (text: string): number => Math.max(1, comparableWord(text).length);

/** Gives words without times a share of a span by their length; whole ms, in order, filling the span. */
export function spreadWords(texts: readonly string[], span: TimeSpan): Word[] {
  const total = texts.reduce((sum, text) => sum + weightOf(text), 0);
  const durationMs = Math.max(0, span.endMs - span.startMs);
  let done = 0;
  let startMs = span.startMs;
  return texts.map((text, index) => {
    done += weightOf(text);
    const endMs = index === texts.length - 1 ? span.endMs : Math.round(span.startMs + (durationMs * done) / total);
    const word = { text, startMs, endMs: Math.max(startMs, Math.min(endMs, span.endMs)) };
    startMs = word.endMs;
    return word;
  });
}

/** Brings words into a span and into order: no word begins before the one ahead of it or reaches into the next. */
export function orderWords(words: readonly Word[], span: TimeSpan): Word[] {
  const clamp = (timeMs: number): number => Math.min(Math.max(timeMs, span.startMs), span.endMs);
  let previousStartMs = span.startMs;
  const starts = words.map((word) => (previousStartMs = Math.max(previousStartMs, clamp(word.startMs))));
  return words.map((word, index) => {
    const startMs = starts[index] ?? span.startMs;
    const limitMs = starts[index + 1] ?? span.endMs;
    const endMs = Math.max(startMs, Math.min(clamp(word.endMs), limitMs));
    return startMs === word.startMs && endMs === word.endMs ? word : { text: word.text, startMs, endMs };
  });
}

/** The words moved in time. */
export const moveWords = <Timed extends TimeSpan>(words: readonly Timed[], deltaMs: number): Timed[] =>
  words.map((word) => ({ ...word, startMs: word.startMs + deltaMs, endMs: word.endMs + deltaMs }));

/**
 * The words of a line whose span changed. A moved line takes its words along; a longer one leaves them where they
 * sound; a shorter one clips them, and words that would fall outside share the time of the last word inside. When no
 * word sounds inside the new span all are scaled into it.
 */
export function fitWords(words: readonly Word[], from: TimeSpan, to: TimeSpan): Word[] {
  const deltaMs = to.startMs - from.startMs;
  if (to.endMs - from.endMs === deltaMs) return deltaMs === 0 ? [...words] : moveWords(words, deltaMs);
  const first = words.findIndex((word) => word.endMs > to.startMs && word.startMs < to.endMs);
  if (first < 0) return scaleWords(words, from, to);
  const last = words.findLastIndex((word) => word.endMs > to.startMs && word.startMs < to.endMs);
  const clipped = orderWords(words, to);
  if (first === last) return squeeze(clipped, to);
  const head = squeeze(clipped.slice(0, first + 1), { startMs: to.startMs, endMs: clipped[first]?.endMs ?? to.endMs });
  const tail = squeeze(clipped.slice(last), { startMs: clipped[last]?.startMs ?? to.startMs, endMs: to.endMs });
  return [...head, ...clipped.slice(first + 1, last), ...tail];
}

/** Shares a span among words, except that a single word keeps its own times. */
function squeeze(words: readonly Word[], span: TimeSpan): Word[] {
  if (words.length < 2) return [...words];
  return spreadWords(
    words.map((word) => word.text),
    span,
  );
}

function scaleWords(words: readonly Word[], from: TimeSpan, to: TimeSpan): Word[] {
  const fromMs = from.endMs - from.startMs;
  if (fromMs <= 0) return squeeze(words, to);
  const scale = (timeMs: number): number =>
    Math.round(to.startMs + ((timeMs - from.startMs) * (to.endMs - to.startMs)) / fromMs);
  return orderWords(
    words.map((word) => ({ text: word.text, startMs: scale(word.startMs), endMs: scale(word.endMs) })),
    to,
  );
}
