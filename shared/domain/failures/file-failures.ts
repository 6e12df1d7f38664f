import type { FailureCode, FailureData } from './failure.ts';
import { formatBytes } from '../files/byte-size.ts';
import { formatShortTime } from '../media/time-code.ts';
import { damageText } from './details/damage-details.ts';
import { listIn, numberIn, textIn } from './failure-data.ts';
import { danger, type FailureWriter, warn } from './failure-writer.ts';
import { reasonText } from './reason-text.ts';
import { serviceSaid } from './service-sentences.ts';

const file = (data: FailureData, otherwise = 'This file') => textIn(data, 'fileName') ?? otherwise;

function formats(data: FailureData): string {
  const names = listIn(data, 'formats');
  const known = names.length > 0 ? `Use ${names.join(', ')}.` : 'Use WAV, FLAC, MP3, M4A or MP4.';
  return data['hint'] === 'INSTALL_FFMPEG' ? `${known} Install FFmpeg to use other formats.` : known;
}

function unreadableText(data: FailureData): string {
  if (data['reason'] === 'no_permission') {
    return 'Atelier doesn’t have permission to read it. Change its permissions, then add it again.';
  }
  if (data['reason'] !== 'not_media') return `This format isn’t supported. ${formats(data)}`;
  return 'It isn’t audio, video, an image or a text. Use formats such as WAV, MP3, M4A, MP4, PNG, JPEG, TXT or Markdown.';
}

/** Words for what is wrong with audio. */
export const AUDIO_FAILURES = {
  AUDIO_EMPTY: (data) => danger(`${file(data)} is empty`, 'There’s nothing in it. Choose another file.', 'chooseFile'),
  AUDIO_UNREADABLE: (data) => danger(`Can’t open ${file(data, 'this file')}`, unreadableText(data), 'chooseFile'),
  AUDIO_TRUNCATED: (data) =>
    danger(
      `${file(data)} is incomplete`,
      'The copy or download probably didn’t finish. Copy or download it again.',
      'chooseFile',
    ),
  AUDIO_DAMAGED: (data) =>
    danger(
      `${file(data)} is damaged`,
      `Atelier stopped reading it: ${damageText(data)}. Export or copy it again.`,
      'chooseFile',
    ),
  AUDIO_NO_TRACK: (data) => {
    const [track, tracks] = [numberIn(data, 'track'), numberIn(data, 'tracks')];
    if (track === null || tracks === null) {
      return danger(`${file(data)} has no audio`, 'It has no audio track. Choose a file with audio.', 'chooseFile');
    }
    const has = tracks === 1 ? 'one audio track' : `${tracks} audio tracks`;
    return danger(`${file(data)} has no audio track ${track}`, `It has ${has}. Choose another track.`, 'none');
  },
  AUDIO_CODEC_UNSUPPORTED: (data) =>
    danger(
      'Unsupported audio codec',
      `This file uses ${textIn(data, 'codec') ?? 'an unknown codec'}. ${formats(data)}`,
      'chooseFile',
    ),
  AUDIO_TOO_LONG: (data) => {
    const maximum = numberIn(data, 'maxSeconds');
    const limit = maximum === null ? '' : `The limit per request is ${formatShortTime(maximum * 1000)}. `;
    return warn('This recording is too long for one request', `${limit}Split it into shorter files.`, 'chooseFile');
  },
} satisfies Partial<Record<FailureCode, FailureWriter>>;

/** Words for what is wrong with files and folders. */
export const FILE_FAILURES = {
  DISK_FULL: (data) => {
    const needed = numberIn(data, 'neededBytes');
    const space = needed === null ? 'some space' : formatBytes(needed);
    return danger('The disk is full', `Nothing was lost. Free up ${space} and try again.`, 'retry');
  },
  FILE_CHANGED: (data) => {
    if (data['reason'] === 'reference') {
      const why = 'It isn’t the file that was added. Use the changed file, or find the one that was added.';
      return danger(`${file(data, 'The file')} has changed`, why, 'none');
    }
    return danger(`${file(data)} changed during import`, 'Wait until it’s finished, then add it again.', 'chooseFile');
  },
  FILE_MISSING: (data) => {
    const folder = textIn(data, 'folder');
    if (data['reason'] === 'not_a_folder') return danger(`“${folder}” isn’t a folder`, 'Choose another one.', 'none');
    if (folder !== null) {
      return danger(`Can’t find the folder “${folder}”`, 'Create it or choose another folder.', 'none');
    }
    if (data['reason'] === 'source_moved') {
      return danger(`The original of ${file(data, 'this recording')} has moved`, 'Choose an export folder.', 'none');
    }
    if (data['reason'] === 'reference') {
      const what = 'It isn’t where it was added from. Connect its disk, or find it in the details of the item.';
      return danger(`Can’t find ${file(data, 'the file')}`, what, 'none');
    }
    const why = 'It was moved or deleted. Add it again from its new location.';
    return danger(`Can’t find ${file(data, 'this file')}`, why, 'chooseFile');
  },
  FILE_TOO_LARGE: (data) => {
    const size = numberIn(data, 'sizeBytes');
    const maximum = numberIn(data, 'maxBytes');
    const sizes =
      size !== null && maximum !== null ? `It’s ${formatBytes(size)}, the limit is ${formatBytes(maximum)}. ` : '';
    return warn(`${file(data)} is too large`, `${sizes}Choose a smaller file.`, 'chooseFile');
  },
  FOLDER_READ_ONLY: (data) =>
    data['reason'] === 'library_missing'
      ? danger('Can’t find the library folder', reasonText(data) ?? '', 'openLibrary')
      : danger(
          'Can’t write to this folder',
          `${textIn(data, 'folder') ?? 'It'} is read-only. Change its permissions or choose another folder.`,
          'openLibrary',
        ),
  NOT_FOUND: (data) =>
    danger('This no longer exists', serviceSaid(data).trim() || 'It was deleted or moved to the bin.', 'none'),
} satisfies Partial<Record<FailureCode, FailureWriter>>;
