import { count } from '../../../ui/text/count.ts';

/** English texts of recognition in the background. */
export const BACKGROUND_TEXTS = {
  heading: 'In the background',
  title: 'Make recordings searchable',
  progress: (done: number, total: number) =>
    `${done.toLocaleString('en')} of ${count(total, 'recording', 'recordings')}`,
  now: (title: string) => `Recognising ${title}`,
  done: 'All recordings can be searched',
  next: 'Starting with the next recording',
  pauses: {
    user: 'Paused',
    queue: 'Paused with the queue',
    battery: 'Paused on battery',
    work: 'Paused while you use the local engine',
    active: 'Paused while you’re at the computer',
    engine: 'Paused: the local engine can’t start. Atelier tries again in a few minutes.',
  },
  failed: (failed: number) => `${count(failed, 'recording', 'recordings')} couldn’t be recognised`,
  pause: 'Pause',
  resume: 'Resume',
  retry: (failed: number) => `Retry ${failed.toLocaleString('en')} failed`,
  failedToPause: 'Couldn’t pause recognition',
  failedToResume: 'Couldn’t resume recognition',
  failedToRetry: 'Couldn’t retry',
  bar: 'Recordings that can be searched',
} as const;
