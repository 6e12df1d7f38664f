import { app, type BrowserWindow, Notification, powerMonitor, powerSaveBlocker } from 'electron';
import type { JobId } from '../../../shared/domain/ids.ts';
import { isActiveJob } from '../../../shared/domain/jobs/job.ts';
import type { Core } from '../../core/create-core.ts';
import { endsToTell, type ToldEnds } from './job-ends.ts';
import { overallProgress } from './job-progress.ts';
import { DESKTOP_TEXTS } from '../texts.ts';

const LISTED_JOBS = 200;

/**
 * Shows running work outside the window until `signal` aborts: progress and count at the app's icon, a notification when a
 * task ends while the window is not in front, and no sleep of the machine while something runs.
 */
export async function showJobActivity(
  core: Core,
  window: () => BrowserWindow | null,
  signal: AbortSignal,
): Promise<void> {
  let running = new Set<JobId>();
  let blocker: number | null = null;
  let toldAtMs: number | null = null;
  // The minute is lost on somebody who looks elsewhere.
  const tellCountdown = () => {
    const { step, atMs } = core.endSteps.plan();
    if (step !== null && atMs !== null && atMs !== toldAtMs && !window()?.isFocused()) {
      const { title, body } = DESKTOP_TEXTS.endStep;
      tellEnds({ told: [{ title: title[step], body }], sound: core.settings.get().tasks.sound }, window);
    }
    toldAtMs = atMs;
  };
  const update = () => {
    const jobs = core.jobs.list({ limit: LISTED_JOBS });
    const active = jobs.filter(isActiveJob);
    window()?.setProgressBar(overallProgress(jobs) ?? -1);
    app.setBadgeCount(active.length);
    if (active.length > 0) blocker ??= powerSaveBlocker.start('prevent-app-suspension');
    else if (blocker !== null) {
      powerSaveBlocker.stop(blocker);
      blocker = null;
    }
    if (!window()?.isFocused()) tellEnds(endsToTell(jobs, { running, settings: core.settings.get().tasks }), window);
    tellCountdown();
    running = new Set(active.map(({ id }) => id));
  };
  // A computer that wakes has its network back before the next try of a task that waits for it.
  powerMonitor.on('resume', () => core.jobs.networkReturned());
  update();
  for await (const batch of core.changes.subscribe({ signal })) {
    if (batch.some(({ domain }) => domain === 'jobs')) update();
  }
}

function tellEnds({ told, sound }: ToldEnds, window: () => BrowserWindow | null): void {
  if (!Notification.isSupported()) return;
  for (const [index, { title, body }] of told.entries()) {
    // The sound is the system's own, once for all that ended together.
    const notification = new Notification({ title, body, silent: !sound || index > 0 });
    notification.on('click', () => window()?.show());
    notification.show();
  }
}
