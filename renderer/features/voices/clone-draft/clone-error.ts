import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { CloneStep } from './clone-draft.ts';

/** What the service rejected about a clone, and the step in which it can be corrected. `heard` is the speech it recognised. */
export type CloneError = { kind: CloneErrorKind; step: CloneStep; heard: string | null; requestId: string | null };

const STEPS = {
  text_validation: 'transcript',
  prompt_text: 'transcript',
  prompt_too_long: 'transcript',
  sample_length: 'span',
  bad_sample: 'span',
  taken: 'name',
  id: 'name',
  language: 'name',
} as const satisfies Record<string, CloneStep>;

/** Reasons that the wizard has words and a step for (core's failures of cloning carry them as `reason`). */
export type CloneErrorKind = keyof typeof STEPS;

const isKnown = (reason: unknown): reason is CloneErrorKind =>
  typeof reason === 'string' && Object.hasOwn(STEPS, reason);

/** See CloneError; null for failures that have nothing to do with what was entered. */
export function cloneError({ code, data }: FailureRecord): CloneError | null {
  const { reason, heard, requestId } = data;
  if (code !== 'INVALID_INPUT' || !isKnown(reason)) return null;
  return {
    kind: reason,
    step: STEPS[reason],
    heard: typeof heard === 'string' ? heard : null,
    requestId: typeof requestId === 'string' ? requestId : null,
  };
}
