import type { FailureData } from './failure.ts';

/** The one next step that a failure offers; whoever shows it decides whether that step exists there. */
export type FailureStep =
  | 'retry'
  | 'resume'
  | 'chooseFile'
  | 'confirm'
  | 'openEngine'
  | 'openAccount'
  | 'openLibrary'
  | 'openLanguage'
  | 'none';

/** Words for a failure: what happened, why and what to do, and one next step. `warn` is for rules and limits, not faults. */
export type FailureText = { what: string; why: string; step: FailureStep; tone: 'danger' | 'warn' };

/** Writes the words for one code from the facts of a failure. */
export type FailureWriter = (data: FailureData) => FailureText;

/** Words for a fault. */
export const danger = (what: string, why: string, step: FailureStep): FailureText => ({
  what,
  why,
  step,
  tone: 'danger',
});

/** Words for a rule or a limit. */
export const warn = (what: string, why: string, step: FailureStep): FailureText => ({ what, why, step, tone: 'warn' });
