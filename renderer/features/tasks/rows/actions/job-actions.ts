import { failureReference } from '../../../../api/connection/api-failure.ts';
import { isActiveJob, isMissingResults, type Job } from '../../../../../shared/domain/jobs/job.ts';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { failureText } from '../../../../../shared/domain/failures/failure-text.ts';
import type { FailureStep } from '../../../../../shared/domain/failures/failure-writer.ts';
import { hasMadeFile, ITEM_KINDS } from '../../../../../shared/domain/library/item-kinds.ts';
import { SETTINGS_STEPS } from '../../../../ui/feedback/failures/failure-steps.ts';
import { jobRoute } from '../../../../ui/kinds/job-route.ts';

/** Ways to end a job: one that has not begun, one that runs here, and one whose request the service already has. */
export type EndAction = 'cancel' | 'stop' | 'stopWaiting';

/** What can be done with a job that has a place in the queue. */
export type QueueAction = 'tryNow' | 'runLocally' | 'runNext' | 'moveUp' | 'moveDown' | 'hold' | 'release';

/** Something that can be done with a job; `settings` goes to the setting that its failure is about. */
export type JobAction =
  | EndAction
  | QueueAction
  | 'settings'
  | 'retry'
  | 'resume'
  | 'edit'
  | 'open'
  | 'reveal'
  | 'copyId'
  | 'dismiss';

/** What can be done with a job, the next step first. */
export function jobActions(job: Job): JobAction[] {
  const hasRoute = jobRoute(job) !== null;
  switch (job.state) {
    case 'queued':
    case 'running':
    case 'waiting':
      return [...waitActions(job), endAction(job), ...(hasRoute ? (['open'] as const) : []), ...orderActions(job)];
    case 'failed': {
      const step = failureStep(job);
      return [
        ...(step !== 'none' && SETTINGS_STEPS[step] ? (['settings'] as const) : []),
        step === 'resume' ? 'resume' : 'retry',
        ...(hasRoute && job.source !== null ? (['edit'] as const) : []),
        ...(jobReference(job) === null ? [] : (['copyId'] as const)),
        'dismiss',
      ];
    }
    case 'interrupted':
      return hasRoute ? ['resume', 'open', 'dismiss'] : ['resume', 'dismiss'];
    case 'cancelled':
      return hasRoute ? ['resume', 'open', 'dismiss'] : ['resume', 'dismiss'];
    case 'done':
      return [
        ...(isMissingResults(job.failure) ? (['resume'] as const) : []),
        ...(hasRoute ? (['open'] as const) : []),
        ...(job.hasFiles || madeFile(job) !== null ? (['reveal'] as const) : []),
        ...(jobReference(job) === null ? [] : (['copyId'] as const)),
        'dismiss',
      ];
  }
}

/** The next step of the failure of a job. */
export function failureStep({ failure }: Pick<Job, 'failure'>): FailureStep {
  return failure === null ? 'none' : failureText(failure).step;
}

/** The service’s ID of the request that failed, or of the last one, for its support; null where there is none. */
export function jobReference({ failure, requestIds }: Pick<Job, 'failure' | 'requestIds'>): string | null {
  return (failure === null ? null : failureReference(failure)) ?? requestIds.at(-1) ?? null;
}

/** How an active job is ended. Work that the cloud does can only be waited for no more: it may be billed all the same. */
export function endAction({ state, mayBeBilled }: Pick<Job, 'state' | 'mayBeBilled'>): EndAction {
  if (mayBeBilled) return 'stopWaiting';
  return state === 'running' ? 'stop' : 'cancel';
}

/** The ways out of a wait for something that may be there already, or may not come soon. */
function waitActions({ wait, isHeld, position, canRunLocally }: Job): QueueAction[] {
  const waits = wait?.reason === 'network' || wait?.reason === 'key' || wait?.reason === 'service_busy';
  return [
    ...(isHeld ? (['release'] as const) : []),
    ...(waits && position !== null && !isHeld ? (['tryNow'] as const) : []),
    ...(canRunLocally ? (['runLocally'] as const) : []),
  ];
}

/** What changes the place of a job in the queue, or keeps it from beginning. */
function orderActions({ position, isHeld }: Job): QueueAction[] {
  if (position === null) return [];
  return [
    ...(position > 1 ? (['runNext', 'moveUp'] as const) : []),
    'moveDown',
    ...(isHeld ? [] : (['hold'] as const)),
  ];
}

/** What Delete does with a job: one that has ended is put away, one that costs nothing to end is ended. */
export function deleteAction(job: Job): JobAction | null {
  if (!isActiveJob(job)) return 'dismiss';
  const end = endAction(job);
  return end === 'stopWaiting' ? null : end;
}

/** The item of the one file that the job made; null where it made none or several. */
export function madeFile({ results, resultCount }: Pick<Job, 'results' | 'resultCount'>): ItemId | null {
  const [made] = results;
  if (resultCount !== 1 || !made || made.kind === 'voice' || made.kind === 'voice-design') return null;
  return hasMadeFile(ITEM_KINDS[made.kind]) ? (made.id as ItemId) : null;
}

/** What a key does with a job: Enter opens, R retries or resumes, Delete puts away or ends. Null where it does nothing. */
export function actionOfKey(key: string, job: Job): JobAction | null {
  const first = (...wanted: JobAction[]) => jobActions(job).find((action) => wanted.includes(action)) ?? null;
  if (key === 'Enter') return first('open', 'edit');
  if (key === 'Delete') return deleteAction(job);
  return key === 'r' || key === 'R' ? first('retry', 'resume') : null;
}
