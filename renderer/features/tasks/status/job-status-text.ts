import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import type { Job, JobKind, JobProgress } from '../../../../shared/domain/jobs/job.ts';
import type { JobUnit, JobUnits } from '../../../../shared/domain/jobs/job-facts.ts';
import { failureText } from '../../../../shared/domain/failures/failure-text.ts';
import { TEXTS } from '../texts.ts';
import { timeLeftText } from './time-left.ts';

/** Share from 0 to 1 of what is done, or null where nobody knows it yet. */
export function jobShare({ done, total, partsDone, partsTotal }: JobProgress): number | null {
  if (total !== null && total > 0 && done > 0) return Math.min(1, done / total);
  return partsDone > 0 && partsTotal !== null && partsTotal > 1 ? Math.min(1, partsDone / partsTotal) : null;
}

/** Line under the title of a job, and how it is meant. `timeOfDay` writes a Unix time as local time of day. */
export function jobStatusText(
  job: Job,
  nowMs: number,
  timeOfDay: (ms: number) => string,
): { text: string; tone: 'quiet' | 'warn' | 'danger' } {
  switch (job.state) {
    case 'queued':
      return { text: TEXTS.waits[job.wait?.reason ?? 'turn'], tone: 'quiet' };
    case 'running':
      return { text: [progressText(job), timeLeftText(job, nowMs)].filter(Boolean).join(', '), tone: 'quiet' };
    case 'waiting':
      return waitingLine(job, nowMs);
    case 'interrupted':
      return { text: TEXTS.interrupted, tone: 'warn' };
    case 'failed': {
      const { what, why, tone } = failureText(job.failure ?? { code: 'INTERNAL', message: '', data: {} });
      return { text: `${what}. ${why}`, tone };
    }
    case 'cancelled':
      return { text: TEXTS.cancelled, tone: 'quiet' };
    case 'done': {
      const at = TEXTS.doneAt(timeOfDay(job.finishedAtMs ?? job.createdAtMs));
      // Complete, but something of lesser weight could not be done.
      return job.failure === null
        ? { text: at, tone: 'quiet' }
        : { text: `${at}. ${failureText(job.failure).what}.`, tone: 'warn' };
    }
  }
}

function waitingLine({ wait, failure }: Job, nowMs: number): ReturnType<typeof jobStatusText> {
  if (wait === null) return { text: TEXTS.waits.turn, tone: 'quiet' };
  const { reason, untilMs, attempt, attempts } = wait;
  // The failure that is waited out says more than its kind.
  const why = reason === 'rate_limit' && failure !== null ? failureText(failure).what : TEXTS.waits[reason];
  if (untilMs === null) return { text: why, tone: 'quiet' };
  const next = TEXTS.retryingIn(Math.max(0, untilMs - nowMs));
  return { text: `${why}. ${attempts === null ? next : TEXTS.attempt(next, attempt, attempts)}.`, tone: 'warn' };
}

/** "Part 2 of 8, 12:03 of 48:12 transcribed": only what is really known, each thing once. */
export function progressText({ kind, progress }: Pick<Job, 'kind' | 'progress'>): string {
  const { step, partsDone, partsTotal } = progress;
  const amount = amountWords(progress);
  const words: string[] = [];
  if (partsTotal !== null && partsTotal > 1) words.push(partWords(kind, partsDone, partsTotal));
  // What is transcribed so far already says that it is being transcribed.
  else if (step !== null && !(step === 'recognising' && amount !== null)) words.push(TEXTS.steps[step]);
  if (amount !== null) words.push(amount);
  return words.join(', ') || TEXTS.starting;
}

function amountWords({ step, unit, done, total }: JobProgress): string | null {
  if (done <= 0) return null;
  if (unit === 'bytes') return TEXTS.bytes(done, total);
  if (unit === 'ms') return step === 'writing' ? TEXTS.written(done, total) : TEXTS.audio(done, total);
  return unit === 'characters' ? TEXTS.characters(done, total) : null;
}

/** What the parts of a kind of work are called: the one that is being made, of images how many are there. */
function partWords(kind: JobKind, partsDone: number, total: number): string {
  const number = Math.min(partsDone + 1, total);
  if (kind === 'generate-image') return TEXTS.image(partsDone, total);
  if (kind === 'generate-song') return TEXTS.song(partsDone, total);
  if (kind === 'speak') return TEXTS.line(number, total);
  if (kind === 'place-items') return TEXTS.item(number, total);
  if (kind === 'check-speech') return TEXTS.take(number, total);
  return kind === 'design-voice' ? TEXTS.candidate(number, total) : TEXTS.part(number, total);
}

/**
 * What stands in the column of times, in ms: how long it has worked (counting up, without the waits between runs), or null
 * before it begins. `timeOfDayMs` is the moment of a failure.
 */
export function jobTime(job: Job, nowMs: number): { elapsedMs: number } | { timeOfDayMs: number } | null {
  const { state, startedAtMs, finishedAtMs, ranMs, runningSinceMs } = job;
  if (state === 'failed' || state === 'interrupted') {
    const at = finishedAtMs ?? startedAtMs;
    return at === null ? null : { timeOfDayMs: at };
  }
  if (state === 'queued') return null;
  if (runningSinceMs !== null) return { elapsedMs: (ranMs ?? 0) + Math.max(0, nowMs - runningSinceMs) };
  if (ranMs !== null) return { elapsedMs: ranMs };
  // Earlier versions did not measure.
  return startedAtMs === null || finishedAtMs === null ? null : { elapsedMs: Math.max(0, finishedAtMs - startedAtMs) };
}

/** A duration of jobTime as text; one that ended within a second does not read as nothing. */
export function elapsedText(elapsedMs: number, { hasEnded }: { hasEnded: boolean }): string {
  return hasEnded && elapsedMs < 1000 ? TEXTS.underOneSecond : formatShortTime(elapsedMs);
}

/** "4:12 of audio, 1,204 characters billed": how much was really done. What is billed says it for all characters. */
export function amountText(units: JobUnits): string {
  const { billedCharacters, characters } = units;
  const shown = billedCharacters === undefined || billedCharacters !== characters ? units : { ...units, characters: 0 };
  return JOB_UNITS.flatMap((unit) => (shown[unit] ? TEXTS.units[unit](shown[unit]) : [])).join(', ');
}

const JOB_UNITS = Object.keys(TEXTS.units) as JobUnit[];
