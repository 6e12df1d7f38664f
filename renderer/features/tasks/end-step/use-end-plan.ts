import { useQuery } from '@tanstack/react-query';
import type { EndPlan, EndStep } from '../../../../shared/domain/jobs/end-step.ts';
import { api, client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { END_STEP_TEXTS } from './end-step-texts.ts';

const NOTHING: EndPlan = { step: null, atMs: null, failure: null };

/** What follows when all tasks have ended. */
export function useEndPlan(): EndPlan {
  return useQuery(api.jobs.endPlan.queryOptions()).data ?? NOTHING;
}

/** Chooses what follows the tasks at hand; null takes it back. */
export function chooseEndStep(step: EndStep | null): void {
  client.jobs.chooseEndStep({ step }).catch((error: unknown) => showFailureToast(END_STEP_TEXTS.failedToChoose, error));
}
