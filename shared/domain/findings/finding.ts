import type { FailureData, FailureRecord } from '../failures/failure.ts';
import { failureSentences } from '../failures/failure-text.ts';
import { type DetailTexts, detailText } from '../failures/details/detail-text.ts';

/**
 * What a check of the system found: a stable name with its facts, or the failure that it ended with. Whoever shows it writes
 * its words from these; it has none of its own.
 */
export type Finding<Reason extends string> =
  | { reason: Reason; data: FailureData }
  | { failure: Pick<FailureRecord, 'code' | 'data'> };

/** A finding in sentences, from a table that has words for each of its reasons. */
export function findingText<Reason extends string>(
  texts: DetailTexts & Record<Reason, unknown>,
  finding: Finding<Reason>,
): string {
  if ('failure' in finding) return failureSentences(finding.failure);
  return detailText(texts, finding.reason, finding.data) ?? '';
}
