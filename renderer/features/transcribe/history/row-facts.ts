import { isActiveJob, type Job, type JobProgress } from '../../../../shared/domain/jobs/job.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import type { TranscriptRow } from '../../../../shared/domain/transcript/transcript-change.ts';
import { failureText } from '../../../../shared/domain/failures/failure-text.ts';
import { texts } from '../texts.ts';

/** The quiet line under a title and the share of a bar beneath it; `share` null shows no bar. */
export type RowFacts = { text: string; tone: 'quiet' | 'warn' | 'danger'; share: number | null };

/** Words of the steps that a transcript goes through; other work has steps of its own. */
const STEPS: Partial<Record<NonNullable<JobProgress['step']>, string>> = {
  reading: texts.history.preparing,
  uploading: texts.history.uploading,
  recognising: texts.history.recognising,
  labelling: texts.history.labelling,
  writing: texts.history.recognising,
};

function progressText(progress: JobProgress): string {
  const { partsDone, partsTotal, step, unit, done } = progress;
  const words: string[] = [];
  if (partsTotal !== null && partsTotal > 1) {
    words.push(texts.history.part(Math.min(partsDone + 1, partsTotal), partsTotal));
  } else if (step !== null && STEPS[step] !== undefined) words.push(STEPS[step]);
  if (unit === 'ms' && done > 0) words.push(texts.history.transcribed(formatShortTime(done)));
  return words.join(' · ') || texts.history.waiting;
}

function shareOf({ done, total, partsDone, partsTotal }: JobProgress): number | null {
  // Until the first report an empty bar would say no more than the words.
  if (done === 0 && partsDone === 0) return null;
  if (total !== null && total > 0) return Math.min(1, done / total);
  return partsTotal !== null && partsTotal > 1 ? Math.min(1, partsDone / partsTotal) : null;
}

/** "Incomplete, 9:05 of 20:41": how far a transcript goes that was stopped, failed or was given up. */
export function incompleteWords(of: Pick<TranscriptRow, 'writtenUntilMs' | 'durationMs'>): string {
  const { writtenUntilMs, durationMs } = of;
  if (writtenUntilMs === 0) return texts.history.incompleteEmpty;
  return texts.history.incomplete(formatShortTime(writtenUntilMs), formatShortTime(durationMs));
}

/** What a row of the history says: real progress while working, length and speakers when done, the reason when failed. */
export function rowFacts(row: TranscriptRow, job: Job | null): RowFacts {
  if (job !== null && isActiveJob(job)) {
    if (job.state === 'queued') return { text: texts.history.queued, tone: 'quiet', share: null };
    // A countdown is for the list of tasks.
    if (job.state === 'waiting')
      return { text: texts.history.waitingForService, tone: 'quiet', share: shareOf(job.progress) };
    return { text: progressText(job.progress), tone: 'quiet', share: shareOf(job.progress) };
  }
  const length = row.durationMs > 0 ? formatShortTime(row.durationMs) : null;
  if (row.state === 'failed') {
    const reason = job?.failure ? failureText(job.failure) : null;
    return { text: reason?.what ?? texts.history.failed, tone: reason?.tone ?? 'danger', share: null };
  }
  if (row.state === 'partial') return { text: incompleteWords(row), tone: 'warn', share: null };
  // Also while nothing is known of its job yet: what is being worked on never looks finished.
  if (row.state === 'waiting' || row.state === 'working')
    return { text: texts.history.waiting, tone: 'quiet', share: null };
  const speakers = row.speakerCount > 0 ? texts.speakers(row.speakerCount) : texts.lines(row.segmentCount);
  return { text: [length, speakers].filter((fact) => fact !== null).join(' · '), tone: 'quiet', share: null };
}
