import type { Decoded } from '../transcription/moonshine.ts';
import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';
import type { WordLanguage } from './doubtful-words.ts';

/** A word of a decoded window: its span in ms from the window's start, and the decoding steps that wrote it. */
export type DecodedWord = { span: TimeSpan; steps: readonly number[] };

/** How each word of a decoded window, `windowMs` long, sounded. */
export function wordLanguages(decoded: Decoded, windowMs: number, words: readonly DecodedWord[]): WordLanguage[] {
  const { rowScores, tokenScores } = decoded.language;
  const rowsPerMs = rowScores.length / windowMs;
  return words.map(({ span, steps }) => {
    const first = Math.min(rowScores.length - 1, Math.floor(span.startMs * rowsPerMs));
    const rows = rowScores.subarray(first, Math.max(first + 1, Math.ceil(span.endMs * rowsPerMs)));
    const tokens = steps.map((step) => tokenScores[step] ?? 0);
    return { score: mean(rows) + mean(tokens), seconds: (span.endMs - span.startMs) / 1000 };
  });
}

const mean = (values: Float32Array | readonly number[]): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
};
