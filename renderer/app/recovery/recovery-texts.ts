import { count } from '../../ui/text/count.ts';
import { formatDayAndTime } from '../../ui/time/formats.ts';

/** English texts of what is said after the app ended without being closed. */
export const RECOVERY_TEXTS = {
  name: 'What was saved',
  title: 'Atelier closed unexpectedly',
  found: 'Recording recovered',
  saved: (title: string, atMs: number) => `Saved up to ${formatDayAndTime(atMs)}. The last change was in “${title}”.`,
  nothing: 'Nothing had been created yet.',
  tasks: (number: number) =>
    number === 1
      ? 'One task was unfinished. It resumes, or waits for you if it may have been billed.'
      : `${count(number, 'task', 'tasks')} were unfinished. They resume, or wait for you if they may have been billed.`,
  showTasks: 'Show tasks',
  recorded: (title: string) => `“${title}” is in the library.`,
  transcribe: 'Transcribe',
  transcribeNamed: (title: string) => `Transcribe ${title}`,
  notStarted: 'Couldn’t start transcribing',
  dismiss: 'Close',
} as const;
