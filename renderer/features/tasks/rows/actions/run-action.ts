import type { Job } from '../../../../../shared/domain/jobs/job.ts';
import { client } from '../../../../api/client.ts';
import { announce } from '../../../../ui/feedback/announcer.tsx';
import { confirm } from '../../../../ui/feedback/confirm-dialog.tsx';
import { SETTINGS_STEPS } from '../../../../ui/feedback/failures/failure-steps.ts';
import { showFailureToast } from '../../../../ui/feedback/toasts/failure-toast.ts';
import { jobRoute } from '../../../../ui/kinds/job-route.ts';
import { navigate } from '../../../../ui/layout/navigation.ts';
import { TEXTS } from '../../texts.ts';
import { failureStep, type JobAction, jobReference, madeFile } from './job-actions.ts';

/** Does something with a job; what fails is told in a toast. */
export function runAction(action: JobAction, job: Job): void {
  const { id } = job;
  switch (action) {
    case 'cancel':
    case 'stop':
      tell(client.jobs.cancel({ id }), TEXTS.failedToStop);
      return;
    case 'stopWaiting':
      tell(stopWaiting(job), TEXTS.failedToStop);
      return;
    case 'retry':
    case 'resume':
      tell(client.jobs.resume({ id }), TEXTS.failedToResume);
      return;
    case 'dismiss':
      tell(client.jobs.dismiss({ ids: [id] }), TEXTS.failedToDismiss);
      return;
    case 'settings':
      SETTINGS_STEPS[failureStep(job)]?.();
      return;
    case 'edit':
    case 'open':
      open(job, action);
      return;
    case 'reveal':
      reveal(job);
      return;
    case 'runNext':
      move(job, 'first');
      return;
    case 'moveUp':
      move(job, 'up');
      return;
    case 'moveDown':
      move(job, 'down');
      return;
    case 'hold':
    case 'release':
      tell(client.jobs.hold({ id, isHeld: action === 'hold' }), TEXTS.failedToHold);
      return;
    case 'tryNow':
      tell(client.jobs.tryNow({ id }), TEXTS.failedToStart);
      return;
    case 'runLocally':
      tell(client.jobs.runLocally({ id }), TEXTS.failedToStart);
      return;
    case 'copyId':
      void navigator.clipboard.writeText(jobReference(job) ?? '');
  }
}

/** Moves a job in the queue and says where to; to a place, or one further. */
export function move(job: Job, to: 'first' | 'up' | 'down' | number): void {
  const { id, title, position } = job;
  if (position === null) return;
  const place = typeof to === 'number' ? to : to === 'first' ? 1 : position + (to === 'up' ? -1 : 1);
  const moved = client.jobs.move({ id, to }).then(() => announce(TEXTS.movedTo(title, place)));
  tell(moved, TEXTS.failedToMove);
}

/** Asks first: what the service has may be billed all the same. */
async function stopWaiting({ id, title }: Job): Promise<void> {
  const isSure = await confirm({
    title: TEXTS.stopWaitingTitle(title),
    text: TEXTS.stopWaitingText,
    confirm: TEXTS.actions.stopWaiting,
    cancel: TEXTS.keepWaiting,
  });
  if (isSure) await client.jobs.cancel({ id });
}

function reveal(job: Job): void {
  if (job.hasFiles) return tell(client.jobs.reveal({ id: job.id }), TEXTS.failedToReveal);
  const itemId = madeFile(job);
  if (itemId !== null) tell(client.app.reveal({ itemId }), TEXTS.failedToReveal);
}

function open(job: Job, action: 'edit' | 'open'): void {
  // What was entered for a clone is kept where it was entered.
  if (action === 'edit' && job.kind === 'clone-voice') return navigate('voices', 'clone');
  const route = jobRoute(job);
  if (route) navigate(route.panel, ...route.path);
}

function tell(work: Promise<unknown>, what: string): void {
  work.catch((error: unknown) => showFailureToast(what, error));
}
