import { CAPTION_RULES, type CaptionRules } from '../subtitles/caption-rules.ts';
import type { TimedWord } from '../transcript/recognition/recognised.ts';
import { endsClause } from './sentence-end.ts';
import { joinWords } from './word-tokens.ts';
import { characterCount, lineLimitOf, wrapCaption } from './wrap-caption.ts';

/** Neither part of a broken line gets less than this share of its text while there is another way. */
const SMALLEST_SHARE = 0.2;
/** A pause shorter than this is no reason to prefer a place. */
const NOTABLE_PAUSE_MS = 120;

/** Limits that bound the size of a caption. */
export type CaptionSize = Pick<CaptionRules, 'lineCharacters' | 'wideLineCharacters' | 'lines' | 'maximumMs'>;

/** Breaks a run of words until every part fits the lines of a caption and the longest caption time. */
export function breakLongRun(run: TimedWord[], size: CaptionSize = CAPTION_RULES): TimedWord[][] {
  if (run.length < 2 || fits(run, size)) return [run];
  const at = bestBreak(run);
  return [...breakLongRun(run.slice(0, at), size), ...breakLongRun(run.slice(at), size)];
}

function fits(run: readonly TimedWord[], size: CaptionSize): boolean {
  const durationMs = (run.at(-1)?.endMs ?? 0) - (run[0]?.startMs ?? 0);
  return durationMs <= size.maximumMs && fitsLines(joinWords(run), size);
}

/** Whether a text fits the lines of a caption. */
export function fitsLines(text: string, size: Omit<CaptionSize, 'maximumMs'>): boolean {
  const limit = lineLimitOf(text, size);
  return characterCount(text) <= limit * size.lines && wrapCaption(text, limit).length <= size.lines;
}

/** Number of words ahead of the best break: behind a clause near the middle, else at the widest pause, else halfway. */
function bestBreak(run: readonly TimedWord[]): number {
  const lengths = run.map((word) => characterCount(word.text));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let before = 0;
  const places = run.slice(0, -1).map((word, index) => {
    before += lengths[index] ?? 0;
    const pauseMs = Math.max(0, (run[index + 1]?.startMs ?? word.endMs) - word.endMs);
    return { at: index + 1, share: before / total, pauseMs, isClause: endsClause(word.text) };
  });
  const inner = places.filter(({ share }) => share >= SMALLEST_SHARE && share <= 1 - SMALLEST_SHARE);
  const allowed = inner.length > 0 ? inner : places;
  const clauses = allowed.filter((place) => place.isClause);
  const distance = (place: { share: number }): number => Math.abs(place.share - 0.5);
  const nearest = (some: typeof places): number =>
    some.reduce((best, place) => (distance(place) < distance(best) ? place : best)).at;
  if (clauses.length > 0) return nearest(clauses);
  const widestMs = Math.max(...allowed.map((place) => place.pauseMs));
  return nearest(widestMs < NOTABLE_PAUSE_MS ? allowed : allowed.filter((place) => place.pauseMs === widestMs));
}
