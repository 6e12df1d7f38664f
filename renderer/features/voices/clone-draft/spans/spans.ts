import { SPEECH_LIMITS } from '../../../../../shared/domain/speech/speech-options.ts';
import type { SuggestedSpan } from '../../../../../shared/domain/voices/voice.ts';
import type { TimeSpan } from '../../../../../shared/domain/media/time-span.ts';

/** An excerpt of the recording with a name for the page. */
export type CloneSpan = TimeSpan & { id: string };

/** More than this gains little (findings of the local engine), so suggestions stop here. */
const ENOUGH_MS = 60_000;
const SHORTEST_SPAN_MS = 200;
/** Well below the eight seconds that a prompt sample must stay under. */
const PROMPT_MS = 7000;

/** Length of all excerpts together. */
export function totalMs(spans: readonly TimeSpan[]): number {
  return spans.reduce((sum, { startMs, endMs }) => sum + Math.max(0, endMs - startMs), 0);
}

/** Excerpts in order, inside the recording, none shorter than a fifth of a second; those that overlap become one. */
export function tidySpans(spans: readonly CloneSpan[], durationMs: number): CloneSpan[] {
  const tidy: CloneSpan[] = [];
  const inside = spans
    .map((span) => ({ ...span, startMs: Math.max(0, span.startMs), endMs: Math.min(durationMs, span.endMs) }))
    .filter((span) => span.endMs - span.startMs >= SHORTEST_SPAN_MS)
    .toSorted((a, b) => a.startMs - b.startMs);
  for (const span of inside) {
    const last = tidy.at(-1);
    if (last && span.startMs <= last.endMs)
      tidy[tidy.length - 1] = { ...last, endMs: Math.max(last.endMs, span.endMs) };
    else tidy.push(span);
  }
  return tidy;
}

/** The best of the suggested excerpts until there is enough, in their order. */
export function pickSuggested(suggested: readonly SuggestedSpan[], newId: () => string): CloneSpan[] {
  const picked: CloneSpan[] = [];
  for (const { startMs, endMs } of suggested.toSorted((a, b) => b.score - a.score)) {
    if (totalMs(picked) >= ENOUGH_MS) break;
    const overlaps = picked.some((other) => startMs < other.endMs && endMs > other.startMs);
    if (!overlaps) picked.push({ id: newId(), startMs, endMs });
  }
  return picked.toSorted((a, b) => a.startMs - b.startMs);
}

/** The excerpts cut off where together they reach a length. */
export function cutAfter(spans: readonly CloneSpan[], mostMs: number): CloneSpan[] {
  let left = mostMs;
  return spans.flatMap((span) => {
    const kept = Math.min(left, span.endMs - span.startMs);
    left -= kept;
    return kept >= SHORTEST_SPAN_MS ? [{ ...span, endMs: span.startMs + kept }] : [];
  });
}

/** Where a new excerpt fits: the longest place without one, at most ten seconds of it; null when all is taken. */
export function placeForSpan(spans: readonly CloneSpan[], durationMs: number): TimeSpan | null {
  const edges = [...tidySpans(spans, durationMs), { id: '', startMs: durationMs, endMs: durationMs }];
  let from = 0;
  let best: TimeSpan = { startMs: 0, endMs: 0 };
  for (const { startMs, endMs } of edges) {
    if (startMs - from > best.endMs - best.startMs) best = { startMs: from, endMs: startMs };
    from = endMs;
  }
  if (best.endMs - best.startMs < SHORTEST_SPAN_MS) return null;
  return { startMs: best.startMs, endMs: Math.min(best.endMs, best.startMs + SPEECH_LIMITS.cloneShortestMs) };
}

/** Names the excerpts, so that what was found out about them is known to be about them. */
export function spansKey(spans: readonly TimeSpan[]): string {
  return spans.map(({ startMs, endMs }) => `${Math.round(startMs)}-${Math.round(endMs)}`).join(' ');
}

/** The first seven seconds of the longest excerpt, for the prompt sample; null without excerpts. */
export function promptFrom(spans: readonly TimeSpan[]): TimeSpan | null {
  const longest = spans.toSorted((a, b) => totalMs([b]) - totalMs([a]))[0];
  if (!longest) return null;
  return { startMs: longest.startMs, endMs: Math.min(longest.endMs, longest.startMs + PROMPT_MS) };
}
