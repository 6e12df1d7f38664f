import type { EndPlan, EndStep, EndStepOffer } from '../../../../shared/domain/jobs/end-step.ts';

/** What follows when all tasks have ended, see END_STEPS. Only in memory: a choice holds for the tasks at hand. */
export interface EndSteps {
  /** What this system allows at this moment. */
  offers(): Promise<EndStepOffer[]>;
  plan(): EndPlan;
  /**
   * Chooses a step for the tasks at hand; null takes it back, also while the countdown runs. Throws CONFLICT with
   * `nothing_running` where all tasks have ended, and with `not_possible_here` where this system does not allow it.
   */
  choose(input: { step: EndStep | null }): Promise<void>;
  /** Forgets the choice. */
  stop(): void;
}
