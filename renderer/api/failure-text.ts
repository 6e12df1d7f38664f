import type { FailureCode, FailureData, FailureRecord } from '../../shared/domain/failure.ts';
import { formatShortTime } from '../../shared/domain/time-code.ts';
import { formatBytes } from '../ui/time/formats.ts';

/** The one next step that a failure offers; whoever shows it decides whether that step exists there. */
export type FailureStep =
  | 'retry'
  | 'resume'
  | 'chooseFile'
  | 'confirm'
  | 'openEngine'
  | 'openAccount'
  | 'openLibrary'
  | 'openLanguage'
  | 'none';

/** Words for a failure: what happened, why and what to do, and one next step. `warn` is for rules and limits, not faults. */
export type FailureText = { what: string; why: string; step: FailureStep; tone: 'danger' | 'warn' };

type Writer = (data: FailureData, message: string) => FailureText;

const text = (data: FailureData, key: string): string | null => {
  const value = data[key];
  return typeof value === 'string' && value !== '' ? value : null;
};
const number = (data: FailureData, key: string): number | null => {
  const value = data[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};
const file = (data: FailureData, otherwise = 'This file') => text(data, 'fileName') ?? otherwise;
const formats = (data: FailureData) =>
  Array.isArray(data['formats']) && data['formats'].length > 0
    ? `Use ${data['formats'].join(', ')}.`
    : 'Use WAV, FLAC, MP3, M4A or MP4.';

const danger = (what: string, why: string, step: FailureStep): FailureText => ({ what, why, step, tone: 'danger' });
const warn = (what: string, why: string, step: FailureStep): FailureText => ({ what, why, step, tone: 'warn' });

const AUDIO: Pick<
  Record<FailureCode, Writer>,
  | 'AUDIO_EMPTY'
  | 'AUDIO_UNREADABLE'
  | 'AUDIO_TRUNCATED'
  | 'AUDIO_DAMAGED'
  | 'AUDIO_NO_TRACK'
  | 'AUDIO_CODEC_UNSUPPORTED'
  | 'AUDIO_TOO_LONG'
> = {
  AUDIO_EMPTY: (data) => danger(`${file(data)} is empty`, 'It contains no audio. Choose another file.', 'chooseFile'),
  AUDIO_UNREADABLE: (data) =>
    danger(`Can’t open ${file(data, 'this file')}`, `This format isn’t supported. ${formats(data)}`, 'chooseFile'),
  AUDIO_TRUNCATED: (data) =>
    danger(
      `${file(data)} is incomplete`,
      'The copy or download probably didn’t finish. Copy or download it again.',
      'chooseFile',
    ),
  AUDIO_DAMAGED: (data) =>
    danger(
      `${file(data)} is damaged`,
      `Atelier stopped reading it: ${text(data, 'reason') ?? 'its content contradicts itself'}. Export or copy it again.`,
      'chooseFile',
    ),
  AUDIO_NO_TRACK: (data) =>
    danger(`${file(data)} has no audio`, 'It has no audio track. Choose a file with audio.', 'chooseFile'),
  AUDIO_CODEC_UNSUPPORTED: (data) =>
    danger(
      'Unsupported audio codec',
      `This file uses ${text(data, 'codec') ?? 'an unknown codec'}. ${formats(data)}`,
      'chooseFile',
    ),
  AUDIO_TOO_LONG: (data) => {
    const maximum = number(data, 'maxSeconds');
    const limit = maximum === null ? '' : `The limit per request is ${formatShortTime(maximum * 1000)}. `;
    return warn('This recording is too long for one request', `${limit}Split it into shorter files.`, 'chooseFile');
  },
};

const FILES: Pick<
  Record<FailureCode, Writer>,
  'DISK_FULL' | 'FILE_CHANGED' | 'FILE_MISSING' | 'FILE_TOO_LARGE' | 'FOLDER_READ_ONLY' | 'NOT_FOUND'
> = {
  DISK_FULL: (data) => {
    const needed = number(data, 'neededBytes');
    const space = needed === null ? 'some space' : formatBytes(needed);
    return danger('The disk is full', `Nothing was lost. Free up ${space} and try again.`, 'retry');
  },
  FILE_CHANGED: (data) =>
    danger(`${file(data)} changed during import`, 'Wait until it’s finished, then add it again.', 'chooseFile'),
  FILE_MISSING: (data) =>
    danger(
      `Can’t find ${file(data, 'this file')}`,
      'It was moved or deleted. Add it again from its new location.',
      'chooseFile',
    ),
  FILE_TOO_LARGE: (data) => {
    const size = number(data, 'sizeBytes');
    const maximum = number(data, 'maxBytes');
    const sizes =
      size !== null && maximum !== null ? `It’s ${formatBytes(size)}, the limit is ${formatBytes(maximum)}. ` : '';
    return warn(`${file(data)} is too large`, `${sizes}Choose a smaller file.`, 'chooseFile');
  },
  FOLDER_READ_ONLY: (data) =>
    danger(
      'Can’t write to this folder',
      `${text(data, 'folder') ?? 'It'} is read-only. Change its permissions or choose another folder.`,
      'openLibrary',
    ),
  NOT_FOUND: () => danger('This no longer exists', 'It was deleted or moved to the bin.', 'none'),
};

const SERVICE: Pick<
  Record<FailureCode, Writer>,
  | 'ADDRESS_UNCONFIRMED'
  | 'KEY_MISSING'
  | 'KEY_REJECTED'
  | 'BALANCE_TOO_LOW'
  | 'CONTENT_REFUSED'
  | 'LANGUAGE_UNSUPPORTED'
  | 'NETWORK_UNREACHABLE'
  | 'RATE_LIMITED'
  | 'SERVICE_FAILED'
> = {
  ADDRESS_UNCONFIRMED: () =>
    warn(
      'The cloud address isn’t confirmed',
      'The settings file had no valid address, so nothing was sent. Confirm the address in Settings.',
      'openAccount',
    ),
  KEY_MISSING: () =>
    warn('The cloud needs an API key', 'Add one in Settings, or work on this computer for free.', 'openAccount'),
  KEY_REJECTED: () =>
    danger(
      'The service rejected your API key',
      'It may be mistyped, expired or issued for another address. Check both in Settings.',
      'openAccount',
    ),
  BALANCE_TOO_LOW: () =>
    danger('Your balance is too low', 'Add credit to your account, or work on this computer for free.', 'openEngine'),
  CONTENT_REFUSED: () =>
    warn('Blocked by content rules', 'The service rejected this content. Change it and try again.', 'none'),
  LANGUAGE_UNSUPPORTED: (data) =>
    warn(
      `${text(data, 'languageName') ?? 'This language'} isn’t available on this computer`,
      'The local engine supports English only. Choose English, or use the cloud.',
      'openEngine',
    ),
  NETWORK_UNREACHABLE: (data) =>
    danger(
      'Can’t reach the service',
      `${text(data, 'host') ?? 'It'} didn’t respond. Check your connection and the address in Settings.`,
      'retry',
    ),
  RATE_LIMITED: (data) => {
    const waitMs = number(data, 'retryAfterMs');
    return warn(
      'Rate limit reached',
      waitMs === null ? 'Wait a moment and try again.' : `Retrying in ${formatShortTime(waitMs)}.`,
      'retry',
    );
  },
  SERVICE_FAILED: (data, message) => {
    if (data['reason'] === 'maybe_submitted') return warn('Interrupted', message, 'retry');
    const status = number(data, 'httpStatus');
    const shown = status === null || message.includes(String(status)) ? message : `${message} (HTTP ${status})`;
    return danger('The service returned an error', shown, 'retry');
  },
};

const PROGRAM: Omit<Record<FailureCode, Writer>, keyof typeof AUDIO | keyof typeof FILES | keyof typeof SERVICE> = {
  CANCELLED: () => warn('Stopped', 'Finished work is kept.', 'retry'),
  CONFIRMATION_NEEDED: (data) => {
    if (data['question'] === 'narration') {
      const [length, size] = [number(data, 'durationMs') ?? 0, number(data, 'sizeBytes') ?? 0];
      const facts = `It’s ${formatShortTime(length)} long and takes up to ${formatBytes(size)}.`;
      return warn('This narration is very large', `${facts} Check the timestamps in its script.`, 'none');
    }
    const hours = Math.round((number(data, 'limitMs') ?? 0) / 3_600_000);
    return warn(
      `${file(data)} contains more than ${hours} h of silence`,
      'The long gaps between its timestamps may be damage. Prepare it anyway if they’re intended.',
      'confirm',
    );
  },
  CONFLICT: (_data, message) => warn('This isn’t possible right now', message, 'retry'),
  ENGINE_UNAVAILABLE: () =>
    danger('The local engine isn’t running', 'It’s restarting. If this doesn’t change, open Diagnostics.', 'retry'),
  INTERNAL: () =>
    danger(
      'Something went wrong in Atelier',
      'Nothing was lost. Try again. If it keeps happening, open Diagnostics.',
      'retry',
    ),
  INVALID_INPUT: (_data, message) => warn('This can’t be used as it is', message, 'none'),
  NO_KEYCHAIN: (data) =>
    warn(
      'Can’t use the keychain',
      `${text(data, 'detail') ?? 'It’s locked or unavailable.'} Unlock it, or keep the key for this session only.`,
      'openAccount',
    ),
  WORKER_DIED: (data) => {
    if (data['reason'] !== 'given-up') {
      return danger('A background process stopped', 'Only this task was affected. Try again.', 'retry');
    }
    return warn(
      `Stopped after ${number(data, 'times') ?? 'several'} crashes`,
      'Atelier quit unexpectedly each time it worked on this. Finished work is kept. Resume to continue.',
      'resume',
    );
  },
};

const WRITERS: Record<FailureCode, Writer> = { ...AUDIO, ...FILES, ...SERVICE, ...PROGRAM };

/** Words for a failure, complete for every code. */
export function failureText(failure: FailureRecord): FailureText {
  return WRITERS[failure.code](failure.data, failure.message);
}

/**
 * The same as sentences, to go on from a title that says what could not be done. Behind such a title the fixed titles of
 * these two codes would say nothing: their reason says it all.
 */
export function failureSentences(failure: FailureRecord): string {
  const { what, why } = failureText(failure);
  return failure.code === 'INVALID_INPUT' || failure.code === 'CONFLICT' ? why : `${what}. ${why}`;
}
