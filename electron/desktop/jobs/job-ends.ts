import type { JobId } from '../../../shared/domain/ids.ts';
import type { Job } from '../../../shared/domain/jobs/job.ts';
import type { Settings } from '../../../shared/domain/settings/settings.ts';
import { DESKTOP_TEXTS } from '../texts.ts';

/** Notifications to be shown, and whether they may be heard. */
export type ToldEnds = { told: { title: string; body: string }[]; sound: boolean };

/** What is told of tasks that ran a moment ago and have ended: of the kinds that the settings name, and not what the user stopped. */
export function endsToTell(
  jobs: readonly Pick<Job, 'id' | 'kind' | 'state' | 'title'>[],
  { running, settings }: { running: ReadonlySet<JobId>; settings: Settings['tasks'] },
): ToldEnds {
  const told = jobs.flatMap(({ id, kind, state, title }) => {
    if (!running.has(id) || !settings.notifyOf.includes(kind)) return [];
    return state === 'done' || state === 'failed'
      ? [{ title: DESKTOP_TEXTS.notifications[kind][state], body: title }]
      : [];
  });
  return { told, sound: settings.sound };
}
