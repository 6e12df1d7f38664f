import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import { END_STEPS } from '../../../../shared/domain/jobs/end-step.ts';
import { EndCountdown, type EndStepsContext, type EndStepsDeps } from './end-countdown.ts';
import type { EndSteps } from './end-steps.ts';

/** Builds what follows the end of all tasks. A host without power over its computer offers nothing. */
export function createEndSteps(context: EndStepsContext, deps: EndStepsDeps): EndSteps {
  const countdown = new EndCountdown(context, deps);
  const offers = async () =>
    (await deps.power?.offers()) ?? END_STEPS.map((step) => ({ step, isPossible: false, mayHibernate: false }));
  return {
    offers,
    plan: () => countdown.plan,
    async choose({ step }) {
      if (step === null) return countdown.forget();
      const offer = (await offers()).find((each) => each.step === step);
      if (!offer?.isPossible) throw reasonedFailure('CONFLICT', 'not_possible_here', { step });
      if (!countdown.hasWork) throw reasonedFailure('CONFLICT', 'nothing_running');
      countdown.begin(step);
    },
    stop: () => countdown.forget(),
  };
}
