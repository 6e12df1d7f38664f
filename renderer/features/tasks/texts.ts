import { formatShortTime } from '../../../shared/domain/time-code.ts';
import { formatBytes } from '../../ui/time/formats.ts';

/** English texts of the task centre. */
export const TEXTS = {
  title: 'Tasks',
  nothing: {
    title: 'Nothing to do',
    text: 'Work that takes a while appears here: reading, transcribing, writing files.',
  },
  stop: 'Stop',
  resume: 'Resume',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  requestId: 'Request id',
  copied: 'Copied',
  open: 'Open',
  stopAll: 'Stop all',
  clear: 'Clear finished',
  failedToStop: 'The task could not be stopped',
  failedToResume: 'The task could not be resumed',
  failedToDismiss: 'The task could not be dismissed',
  running: 'Running',
  needsYou: 'Stopped or failed',
  finished: 'Finished',
  stopAllTitle: (count: number) => `Stop ${count} tasks?`,
  stopAllText: 'What is finished stays, and each can be resumed. Cloud work already sent may still be billed.',
  keepGoing: 'Keep going',
  queued: 'Waiting for its turn',
  waitingNetwork: 'Waiting for the network',
  nextTry: (ms: number) => `Next try in ${formatShortTime(ms)}`,
  part: (done: number, total: number) => `Part ${done} of ${total}`,
  bytes: (done: number, total: number | null) =>
    total === null ? formatBytes(done) : `${formatBytes(done)} of ${formatBytes(total)}`,
  audio: (done: number, total: number | null) =>
    total === null ? `${formatShortTime(done)} heard` : `${formatShortTime(done)} of ${formatShortTime(total)} heard`,
  steps: {
    reading: 'Reading',
    uploading: 'Sending',
    recognising: 'Recognising',
    labelling: 'Telling speakers apart',
    writing: 'Writing',
    speaking: 'Speaking',
    cloning: 'Learning the voice',
    designing: 'Designing voices',
    waiting: 'Waiting',
  },
  starting: 'Starting',
  interrupted: 'The app was closed before this was finished.',
  cancelled: 'Stopped. What was finished is kept.',
  doneAt: (time: string) => `Done at ${time}`,
  engine: { local: 'on this computer', cloud: 'in the cloud' },
} as const;
