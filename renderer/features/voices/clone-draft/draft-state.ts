import { isActiveJob, type Job } from '../../../../shared/domain/jobs/job.ts';
import { type CloneDraft, EMPTY_DRAFT } from './clone-draft.ts';

/**
 * What is to be told of the draft outside the wizard: nothing where nothing was entered or the voice is being made or made,
 * `begun` where somebody would lose work by forgetting it, `failed` where the clone was started and did not become a voice.
 */
export function draftState(draft: CloneDraft, jobs: readonly Pick<Job, 'id' | 'state'>[]): 'none' | 'begun' | 'failed' {
  const { started } = draft;
  if (started === null) return hasEntries(draft) ? 'begun' : 'none';
  const job = jobs.find(({ id }) => id === started.jobId);
  // Of a task that is no longer in the list nobody knows here whether it was done; the wizard looks for the voice.
  if (!job || isActiveJob(job)) return 'none';
  return job.state === 'done' ? 'none' : 'failed';
}

/** The way that was looked at last is no work. */
function hasEntries({ itemId, name, consent }: CloneDraft): boolean {
  return itemId !== null || name.trim() !== '' || consent.person !== EMPTY_DRAFT.consent.person;
}
