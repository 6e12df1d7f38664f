import type { Correction } from '../../../../shared/domain/transcript/correction.ts';
import type { Segment } from '../../../../shared/domain/transcript/transcript.ts';
import { expressionOf } from '../../../ui/find/find-matches.ts';

/** A line with its text corrected. */
export type CorrectedLine = { line: Segment; text: string };

const plain = (text: string) => ({ text, isCaseSensitive: false, isWholeWord: true });

/**
 * The lines that corrections change, with their new texts. Whole words are replaced in any case; what is right already stays. Longer
 * corrections come first, so that a name of two words is not torn by one of one word.
 */
export function correctLines(segments: readonly Segment[], corrections: readonly Correction[]): CorrectedLine[] {
  const rules = corrections
    .toSorted((a, b) => b.from.length - a.from.length)
    .flatMap(({ from, to }) => {
      const expression = expressionOf(plain(from));
      return expression ? [{ expression, to, lower: from.toLowerCase() }] : [];
    });
  if (rules.length === 0) return [];
  return segments.flatMap((line) => {
    const lower = line.text.toLowerCase();
    const text = rules
      .filter((rule) => lower.includes(rule.lower))
      .reduce((corrected, { expression, to }) => corrected.replace(expression, () => to), line.text)
      .replaceAll(/ {2,}/g, ' ')
      .trim();
    return text === line.text || text === '' ? [] : [{ line, text }];
  });
}
