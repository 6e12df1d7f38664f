import type { FailureRecord } from '../failures/failure.ts';

/** What may follow when all tasks have ended. Chosen for the tasks at hand, never kept for later ones. */
export const END_STEPS = ['sleep', 'shut-down', 'close'] as const;

/** See END_STEPS. */
export type EndStep = (typeof END_STEPS)[number];

/**
 * Whether this system lets Atelier do a step. `mayHibernate`: where the
 * system is set to hibernate it does that instead of sleeping.
 */
export type EndStepOffer = { step: EndStep; isPossible: boolean; mayHibernate: boolean };

/**
 * What follows the tasks at hand. `atMs` is the Unix time at which it is done, while the countdown runs. `failure` says why
 * the last step could not be done, until another is chosen.
 */
export type EndPlan = { step: EndStep | null; atMs: number | null; failure: FailureRecord | null };
