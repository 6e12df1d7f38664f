import { type DamageReason, damageText } from '../domain/failures/details/damage-details.ts';
import { Failure, type FailureData } from '../domain/failures/failure.ts';

/** What our own decoders read, in words for people. */
export const SUPPORTED_FORMATS = [
  'WAV',
  'AIFF',
  'CAF',
  'FLAC',
  'MP3',
  'AAC',
  'M4A',
  'MP4',
  'MOV',
  'OGG',
  'OPUS',
  'WEBM',
  'MKV',
];

/** AUDIO_EMPTY: the file has no bytes. */
export const emptyFile = (): Failure => new Failure('AUDIO_EMPTY', 'The file is empty.');

/** AUDIO_UNREADABLE: the bytes are no audio that we know; `data.formats` lists what is. */
export function unreadable(reason: string, cause?: unknown): Failure {
  const message = `This format isn’t supported (${reason}). Use ${SUPPORTED_FORMATS.join(', ')}.`;
  return new Failure('AUDIO_UNREADABLE', message, { reason, formats: SUPPORTED_FORMATS }, { cause });
}

/** AUDIO_TRUNCATED: the file breaks off before anything useful could be decoded. */
export function truncatedFile(decodedMs: number, cause?: unknown): Failure {
  const message = 'The file is incomplete. The copy or download probably didn’t finish. Copy or download it again.';
  return new Failure('AUDIO_TRUNCATED', message, { decodedMs }, { cause });
}

/**
 * AUDIO_DAMAGED: a known format whose bytes contradict themselves, or that would take more time, memory or room than a file
 * of its size can hold. `data` has the reason and its facts.
 */
export function damagedFile(reason: DamageReason, facts: FailureData = {}, cause?: unknown): Failure {
  const data = { ...facts, reason };
  const message = `The file is damaged (${damageText(data)}). Copy or export it again.`;
  return new Failure('AUDIO_DAMAGED', message, data, { cause });
}

/** AUDIO_NO_TRACK: a video or container without sound. */
export const noAudioTrack = (): Failure =>
  new Failure('AUDIO_NO_TRACK', 'The file has no audio track. Choose a file with audio.');

/** AUDIO_NO_TRACK: the file has no audio track of that number; `data.tracks` counts those that it has. */
export function noSuchTrack(track: number, tracks: number): Failure {
  const has = tracks === 1 ? 'one audio track' : `${tracks} audio tracks`;
  return new Failure('AUDIO_NO_TRACK', `The file has no audio track ${track}, only ${has}.`, { track, tracks });
}

/** AUDIO_CODEC_UNSUPPORTED: known container, unknown codec; `data.codec` names it. */
export function unsupportedCodec(container: string, codec: string, cause?: unknown): Failure {
  const message = `This ${container} file uses the audio codec ${codec}, which isn’t supported.`;
  return new Failure('AUDIO_CODEC_UNSUPPORTED', message, { container, codec, formats: SUPPORTED_FORMATS }, { cause });
}
