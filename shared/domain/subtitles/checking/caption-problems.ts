import type { Segment } from '../../transcript/transcript.ts';
import { isCjkText } from '../../words/word-tokens.ts';
import { characterCount, lineLimitOf, wrapCaption } from '../../words/wrap-caption.ts';
import type { CaptionRules } from '../caption-rules.ts';

/** A rule that a line breaks: what it has, and the most or least that it may have. */
export type CaptionProblem =
  /** Wrapped, the text needs more lines than a caption has. */
  | { kind: 'lines'; has: number; limit: number }
  /** It is read at so many characters a second. */
  | { kind: 'speed'; has: number; limit: number }
  /** Times in ms. */
  | { kind: 'short'; has: number; limit: number }
  | { kind: 'long'; has: number; limit: number }
  /** Time until the next line in ms; negative where they overlap. */
  | { kind: 'gap'; has: number; limit: number };

/** Characters a second at which a line is read. */
export const readingSpeed = ({ text, startMs, endMs }: Pick<Segment, 'text' | 'startMs' | 'endMs'>): number =>
  (characterCount(text.replaceAll(/\s+/g, ' ').trim()) * 1000) / Math.max(1, endMs - startMs);

/** Characters a second at which a text may be read. */
export const speedLimitOf = (text: string, rules: CaptionRules): number =>
  isCjkText(text) ? rules.wideCharactersPerSecond : rules.charactersPerSecond;

/**
 * The rules that a line breaks. `next` is the line after it, null for the last one. A line without text becomes no caption and
 * breaks none.
 */
export function captionProblemsOf(line: Segment, next: Segment | null, rules: CaptionRules): CaptionProblem[] {
  if (line.text.trim() === '') return [];
  const durationMs = line.endMs - line.startMs;
  const lines = wrapCaption(line.text, lineLimitOf(line.text, rules)).length;
  const speed = readingSpeed(line);
  const speedLimit = speedLimitOf(line.text, rules);
  const gapMs = next === null ? Infinity : Math.round(next.startMs - line.endMs);
  const problems: CaptionProblem[] = [];
  if (lines > rules.lines) problems.push({ kind: 'lines', has: lines, limit: rules.lines });
  if (speed > speedLimit) problems.push({ kind: 'speed', has: speed, limit: speedLimit });
  if (durationMs < rules.minimumMs) problems.push({ kind: 'short', has: durationMs, limit: rules.minimumMs });
  if (durationMs > rules.maximumMs) problems.push({ kind: 'long', has: durationMs, limit: rules.maximumMs });
  if (gapMs < rules.gapMs) problems.push({ kind: 'gap', has: gapMs, limit: rules.gapMs });
  return problems;
}

/** Lines with text in order, each with the one after it. */
export function captionPairs(segments: readonly Segment[]): { line: Segment; next: Segment | null }[] {
  const lines = segments.filter(({ text }) => text.trim() !== '');
  return lines.map((line, index) => ({ line, next: lines[index + 1] ?? null }));
}
