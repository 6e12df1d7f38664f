import type { EndStep } from '../../../../shared/domain/jobs/end-step.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';

/** What a step does to this computer, in the present. */
const DOES: Record<EndStep, string> = {
  sleep: 'This computer sleeps',
  'shut-down': 'This computer shuts down',
  close: 'Atelier closes',
};

/** English texts of what follows when all tasks have ended. */
export const END_STEP_TEXTS = {
  menu: 'When all tasks end',
  nothing: 'Do nothing',
  steps: { sleep: 'Sleep', 'shut-down': 'Shut down', close: 'Close Atelier' } satisfies Record<EndStep, string>,
  notPossible: 'This system doesn’t allow it',
  mayHibernate: 'Or hibernate, if Windows is set to',
  chosen: (step: EndStep) => `${DOES[step]} when all tasks have ended.`,
  chosenDetail: 'A one-minute countdown comes first.',
  cancel: 'Cancel',
  countdown: (step: EndStep, leftMs: number) => `${DOES[step]} in ${formatShortTime(leftMs)}`,
  ended: 'All tasks have ended. Results are saved.',
  keepOn: { sleep: 'Stay awake', 'shut-down': 'Keep running', close: 'Keep open' } satisfies Record<EndStep, string>,
  failed: 'Couldn’t do what follows the tasks',
  failedToChoose: 'Couldn’t set what follows the tasks',
} as const;
