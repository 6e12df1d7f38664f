import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

/** How far a quiet run may lie from where attention put the edge of a word. */
const TOLERANCE_MS = 250;
const MINIMUM_OVERLAP_MS = 50;
const MARGIN_MS = 30;
const MINIMUM_WORD_MS = 20;

/**
 * Turns starts of words (ms, not decreasing) into spans: a word lasts until the next one starts, and where a quiet run
 * lies near that edge the word ends where it begins and the next word starts where it ends. The last word ends by `endMs`.
 */
export function wordSpans(startsMs: readonly number[], endMs: number, quiet: readonly TimeSpan[]): TimeSpan[] {
  const words = startsMs.map((startMs, index) => ({ startMs, endMs: startsMs[index + 1] ?? Math.max(endMs, startMs) }));
  for (let edge = 0; edge <= words.length; edge++) {
    const before = words[edge - 1];
    const after = words[edge];
    const run = nearestRun(quiet, {
      atMs: after?.startMs ?? before?.endMs ?? 0,
      fromMs: before ? before.startMs + MARGIN_MS : Number.NEGATIVE_INFINITY,
      toMs: after ? after.endMs - MARGIN_MS : Number.POSITIVE_INFINITY,
      isFirst: edge === 0,
    });
    if (!run) continue;
    if (before) before.endMs = Math.max(before.startMs + MINIMUM_WORD_MS, run.startMs);
    if (after) after.startMs = Math.max(0, Math.min(run.endMs, after.endMs - MINIMUM_WORD_MS));
  }
  return words.map((word) => ({ startMs: word.startMs, endMs: Math.max(word.startMs + 1, word.endMs) }));
}

type Edge = { atMs: number; fromMs: number; toMs: number; isFirst: boolean };

/** The quiet run that explains an edge best: long, and near. */
function nearestRun(quiet: readonly TimeSpan[], edge: Edge): TimeSpan | null {
  let best: TimeSpan | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const run of quiet) {
    const startMs = Math.max(run.startMs, edge.fromMs);
    const endMs = Math.min(run.endMs, edge.toMs);
    if (endMs - startMs < MINIMUM_OVERLAP_MS) continue;
    const isFar = endMs < edge.atMs - TOLERANCE_MS || startMs > edge.atMs + TOLERANCE_MS;
    if (isFar && !(edge.isFirst && endMs >= edge.atMs - TOLERANCE_MS)) continue;
    const isInside = startMs <= edge.atMs && endMs >= edge.atMs;
    const distance = isInside ? 0 : Math.min(Math.abs(startMs - edge.atMs), Math.abs(endMs - edge.atMs));
    const score = endMs - startMs - distance;
    if (score > bestScore) {
      best = { startMs, endMs };
      bestScore = score;
    }
  }
  return best;
}
