import { formatBytes } from '../files/byte-size.ts';
import type { FailureCode, FailureData, FailureRecord } from './failure.ts';
import { formatShortTime } from '../media/time-code.ts';
import { keychainText } from './details/keychain-details.ts';
import { numberIn, textIn } from './failure-data.ts';
import { danger, type FailureText, type FailureWriter, warn } from './failure-writer.ts';
import { engineText } from '../findings/engine-findings.ts';
import { AUDIO_FAILURES, FILE_FAILURES } from './file-failures.ts';
import { reasonText } from './reason-text.ts';
import { SERVICE_FAILURES } from './service-failures.ts';
import { serviceSaid } from './service-sentences.ts';

/** Words for what happens to tasks and to Atelier itself. */
const PROGRAM_FAILURES = {
  CANCELLED: () => warn('Stopped', 'Finished work is kept.', 'retry'),
  CONFIRMATION_NEEDED: (data) => {
    if (data['question'] === 'narration') {
      const [length, size] = [numberIn(data, 'durationMs') ?? 0, numberIn(data, 'sizeBytes') ?? 0];
      const facts = `It’s ${formatShortTime(length)} long and takes up to ${formatBytes(size)}.`;
      return warn('This narration is very large', `${facts} Check the timestamps in its script.`, 'none');
    }
    const hours = Math.round((numberIn(data, 'limitMs') ?? 0) / 3_600_000);
    return warn(
      `${textIn(data, 'fileName') ?? 'This file'} contains more than ${hours} h of silence`,
      'The long gaps between its timestamps may be damage. Prepare it anyway if they’re intended.',
      'confirm',
    );
  },
  CONFLICT: (data) => warn('This isn’t possible right now', reasonOr(data, 'Try again in a moment.'), 'retry'),
  ENGINE_UNAVAILABLE: (data) => {
    const why = data['reason'] === 'folder_held' ? engineText(data) : null;
    return danger(
      'The local engine isn’t running',
      why ?? 'It’s restarting. If this doesn’t change, open Diagnostics.',
      'retry',
    );
  },
  INTERNAL: () =>
    danger(
      'Something went wrong in Atelier',
      'Nothing was lost. Try again. If it keeps happening, open Diagnostics.',
      'retry',
    ),
  INVALID_INPUT: (data) => warn('This can’t be used as it is', reasonOr(data, 'Change it and try again.'), 'none'),
  NO_KEYCHAIN: (data) =>
    warn(
      'Can’t use the keychain',
      `${keychainText(data)} Unlock it, or keep the key for this session only.`,
      'openAccount',
    ),
  WORKER_DIED: (data) => {
    if (data['reason'] !== 'given-up') {
      return danger('A background process stopped', 'Only this task was affected. Try again.', 'retry');
    }
    return warn(
      `Stopped after ${numberIn(data, 'times') ?? 'several'} crashes`,
      'Atelier quit unexpectedly each time it worked on this. Finished work is kept. Resume to continue.',
      'resume',
    );
  },
} satisfies Partial<Record<FailureCode, FailureWriter>>;

/** The words of the reason, or what the service says of it. */
function reasonOr(data: FailureData, advice: string): string {
  return reasonText(data) ?? `${advice}${serviceSaid(data)}`;
}

/** A notice beside complete work. */
const SPEAKERS_BY_PART = warn(
  'Speakers were identified part by part',
  'The transcript is complete, but one person may appear more than once. Use “Identify speakers again” when the local engine is running.',
  'none',
);

const WRITERS: Record<FailureCode, FailureWriter> = {
  ...AUDIO_FAILURES,
  ...FILE_FAILURES,
  ...SERVICE_FAILURES,
  ...PROGRAM_FAILURES,
};

/** Words for a failure from its code and data, complete for every code. */
export function failureText({ code, data }: Pick<FailureRecord, 'code' | 'data'>): FailureText {
  if (data['what'] === 'speakers-by-part') return SPEAKERS_BY_PART;
  const text = WRITERS[code](data);
  const [missing, results] = [numberIn(data, 'missingCount'), numberIn(data, 'resultCount')];
  if (missing !== null && results !== null)
    return { ...text, why: `${missing} of ${results} couldn’t be generated. First problem: ${text.why}` };
  const [failed, all] = [numberIn(data, 'failedCount'), numberIn(data, 'lineCount')];
  if (failed === null || all === null || all < 2) return text;
  const count = failed === all ? `None of the ${all} lines could` : `${failed} of ${all} lines couldn’t`;
  return { ...text, why: `${count} be generated. First problem: ${text.why}` };
}

/**
 * The same as sentences, to go on from a title that says what could not be done. Behind such a title the fixed titles of
 * these two codes would say nothing: their reason says it all.
 */
export function failureSentences(failure: Pick<FailureRecord, 'code' | 'data'>): string {
  const { what, why } = failureText(failure);
  return failure.code === 'INVALID_INPUT' || failure.code === 'CONFLICT' ? why : `${what}. ${why}`;
}
