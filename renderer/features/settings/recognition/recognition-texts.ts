import { count } from '../../../ui/text/count.ts';

/** English texts of recognition in the background. */
export const texts = {
  whenIdle: 'Only while nobody uses the computer',
  progress: (done: number, total: number) =>
    total === 0
      ? 'Every recording has a transcript.'
      : `${done.toLocaleString('en')} of ${count(total, 'recording', 'recordings')} without a transcript can be searched.`,
  forget: 'Delete recognised text',
  forgetTitle: 'Delete the text that was recognised in the background?',
  forgetText: (recordings: number) =>
    `Search no longer finds what is said in ${count(recordings, 'recording', 'recordings')}. Recordings and transcripts stay.`,
  keep: 'Keep text',
} as const;
