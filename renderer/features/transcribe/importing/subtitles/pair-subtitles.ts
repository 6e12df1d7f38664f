import { SUBTITLE_EXTENSIONS } from '../../../../../shared/domain/subtitles/reading/read-subtitles.ts';

/** A subtitle file and the recording that was given along with it. */
export type SubtitlePair<File> = { subtitles: File; recording: File | null };

const SUBTITLES = new RegExp(String.raw`\.(?:${SUBTITLE_EXTENSIONS.join('|')})$`, 'i');

/**
 * Takes subtitles out of files that were given together, each with the recording that is named like it ("talk.en.srt" and
 * "talk.mp3"), or the only one where both are alone. `others` are neither.
 */
export function pairSubtitles<File>(
  files: readonly File[],
  nameOf: (file: File) => string,
): { pairs: SubtitlePair<File>[]; others: File[] } {
  const all = files.filter((file) => SUBTITLES.test(nameOf(file)));
  const media = files.filter((file) => !all.includes(file));
  const areAlone = all.length === 1 && media.length === 1;
  const pairs = all.map((subtitles) => {
    const named = media.find((file) => isNamedLike(nameOf(subtitles), nameOf(file)));
    return { subtitles, recording: named ?? (areAlone ? (media[0] ?? null) : null) };
  });
  const taken = new Set<File | null>(pairs.map(({ recording }) => recording));
  return { pairs, others: media.filter((file) => !taken.has(file)) };
}

function isNamedLike(subtitles: string, recording: string): boolean {
  const stem = recording.replace(/\.[^.]+$/, '').toLowerCase();
  const name = subtitles.replace(/\.[^.]+$/, '').toLowerCase();
  return name === stem || (name.startsWith(`${stem}.`) && name.length - stem.length <= 16);
}
