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
    ? `Formats that work: ${data['formats'].join(', ')}.`
    : 'WAV, FLAC, MP3, M4A and MP4 always work.';

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
  AUDIO_EMPTY: (data) => danger(`${file(data)} is empty`, 'It holds no sound. Choose another file.', 'chooseFile'),
  AUDIO_UNREADABLE: (data) => danger(`${file(data)} is not a recording that can be read`, formats(data), 'chooseFile'),
  AUDIO_TRUNCATED: (data) =>
    danger(
      `${file(data)} breaks off before any sound`,
      'The copy or download was probably not finished. Copy or download it again.',
      'chooseFile',
    ),
  AUDIO_DAMAGED: (data) =>
    danger(
      `${file(data)} is damaged`,
      `Atelier stopped reading it: ${text(data, 'reason') ?? 'its content contradicts itself'}. Export or copy it again.`,
      'chooseFile',
    ),
  AUDIO_NO_TRACK: (data) =>
    danger(
      `${file(data)} has no sound`,
      'It is a video or container without an audio track. Choose a file with sound.',
      'chooseFile',
    ),
  AUDIO_CODEC_UNSUPPORTED: (data) =>
    danger(
      `The sound of this file cannot be read here`,
      `It is coded as ${text(data, 'codec') ?? 'something unknown'}. ${formats(data)}`,
      'chooseFile',
    ),
  AUDIO_TOO_LONG: (data) => {
    const maximum = number(data, 'maxSeconds');
    const limit = maximum === null ? '' : ` The limit of one request is ${formatShortTime(maximum * 1000)}.`;
    return warn(
      'This recording is too long for one request',
      `${limit} Cut it into shorter files.`.trim(),
      'chooseFile',
    );
  },
};

const FILES: Pick<
  Record<FailureCode, Writer>,
  'DISK_FULL' | 'FILE_CHANGED' | 'FILE_MISSING' | 'FILE_TOO_LARGE' | 'FOLDER_READ_ONLY' | 'NOT_FOUND'
> = {
  DISK_FULL: (data) => {
    const needed = number(data, 'neededBytes');
    const size = needed === null ? '' : ` ${formatBytes(needed)} are needed.`;
    return danger('The disk is full', `Nothing was lost.${size} Free some space and try again.`, 'retry');
  },
  FILE_CHANGED: (data) =>
    danger(
      `${file(data)} changed while it was read`,
      'Wait until it is written completely and add it again.',
      'chooseFile',
    ),
  FILE_MISSING: (data) =>
    danger(
      `${file(data)} is not there any more`,
      'It was moved or deleted. Add it again from its new place.',
      'chooseFile',
    ),
  FILE_TOO_LARGE: (data) => {
    const size = number(data, 'sizeBytes');
    const maximum = number(data, 'maxBytes');
    const sizes =
      size !== null && maximum !== null ? `It has ${formatBytes(size)} of at most ${formatBytes(maximum)}. ` : '';
    return warn(`${file(data)} is too large`, `${sizes}Choose a smaller file.`, 'chooseFile');
  },
  FOLDER_READ_ONLY: (data) =>
    danger(
      'The folder cannot be written to',
      `${text(data, 'folder') ?? 'Its permissions'} ${text(data, 'folder') ? 'is read-only' : 'do not allow it'}. Allow writing or choose another folder.`,
      'openLibrary',
    ),
  NOT_FOUND: () => danger('This is not there any more', 'It was deleted or moved to the bin in the meantime.', 'none'),
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
    warn('The cloud needs an API key', 'Enter one under Settings, or do it on this computer for free.', 'openAccount'),
  KEY_REJECTED: () =>
    danger(
      'The service does not accept the API key',
      'It may be mistyped, expired or made for another address. Check key and address in Settings.',
      'openAccount',
    ),
  BALANCE_TOO_LOW: () =>
    danger('The balance is too low', 'Add credit with the service, or do it on this computer for free.', 'openEngine'),
  CONTENT_REFUSED: () => warn('Not made: content rules', 'The service refused this content.', 'none'),
  LANGUAGE_UNSUPPORTED: (data) =>
    warn(
      `${text(data, 'languageName') ?? 'This language'} is not known on this computer`,
      'The local engine understands and speaks English. Choose English, or use the cloud for other languages.',
      'openEngine',
    ),
  NETWORK_UNREACHABLE: (data) =>
    danger(
      'The service cannot be reached',
      `${text(data, 'host') ?? 'It'} did not answer. Check the network and the address in Settings.`,
      'retry',
    ),
  RATE_LIMITED: (data) => {
    const waitMs = number(data, 'retryAfterMs');
    return warn(
      'The service limits how often it can be asked',
      waitMs === null ? 'Wait a little and try again.' : `Next try in ${formatShortTime(waitMs)}.`,
      'retry',
    );
  },
  SERVICE_FAILED: (data, message) => {
    if (data['reason'] === 'maybe_submitted') return warn('Interrupted', message, 'retry');
    const status = number(data, 'httpStatus');
    const shown = status === null || message.includes(String(status)) ? message : `${message} (HTTP ${status})`;
    return danger('The service answered with an error', shown, 'retry');
  },
};

const PROGRAM: Omit<Record<FailureCode, Writer>, keyof typeof AUDIO | keyof typeof FILES | keyof typeof SERVICE> = {
  CANCELLED: () => warn('Stopped', 'What was finished is kept.', 'retry'),
  CONFIRMATION_NEEDED: (data) => {
    if (data['question'] === 'narration') {
      const [length, size] = [number(data, 'durationMs') ?? 0, number(data, 'sizeBytes') ?? 0];
      const facts = `It is ${formatShortTime(length)} long and takes up to ${formatBytes(size)}.`;
      return warn('This narration is very large', `${facts} Check the timestamps of its script.`, 'none');
    }
    const hours = Math.round((number(data, 'limitMs') ?? 0) / 3_600_000);
    return warn(
      `${file(data)} holds more than ${hours} h of silence`,
      'Its timestamps leave long holes, which may be damage. Prepare it anyway if that is right.',
      'confirm',
    );
  },
  CONFLICT: (_data, message) => warn('This changed in the meantime', message, 'retry'),
  ENGINE_UNAVAILABLE: () =>
    danger('The local engine is not running', 'It is being started again. If this stays, see Diagnostics.', 'retry'),
  INTERNAL: () =>
    danger(
      'Something in the app failed',
      'Nothing was lost. Try again; if it happens again, see Diagnostics.',
      'retry',
    ),
  INVALID_INPUT: (_data, message) => warn('This cannot be used as it is', message, 'none'),
  NO_KEYCHAIN: (data) =>
    warn(
      'The keychain cannot be used',
      `${text(data, 'detail') ?? 'It is locked or not there.'} Unlock it, or keep the key for this session only.`,
      'openAccount',
    ),
  WORKER_DIED: (data) => {
    if (data['reason'] !== 'given-up') {
      return danger('A part of the app stopped unexpectedly', 'Only this work was affected. Try again.', 'retry');
    }
    return warn(
      `Stopped after ${number(data, 'times') ?? 'several'} crashes`,
      'Atelier ended unexpectedly each time it worked on this. What is finished is kept. Resume to go on from there.',
      'resume',
    );
  },
};

const WRITERS: Record<FailureCode, Writer> = { ...AUDIO, ...FILES, ...SERVICE, ...PROGRAM };

/** Words for a failure, complete for every code. */
export function failureText(failure: FailureRecord): FailureText {
  return WRITERS[failure.code](failure.data, failure.message);
}
