import { Failure, type FailureData, type ReasonedCode } from './failure.ts';
import { type FailureReason, reasonText } from './reason-text.ts';

/** A Failure of a code that says little by itself: its words are those of the reason, everywhere. `Failure.of` gives it a cause. */
export function reasonedFailure(code: ReasonedCode, reason: FailureReason, facts: FailureData = {}): Failure {
  const data = { ...facts, reason };
  return Failure.of({ code, message: reasonText(data) ?? reason, data });
}
