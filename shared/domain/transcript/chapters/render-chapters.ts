import { formatShortTime, formatTimeCode } from '../../media/time-code.ts';
import { cleanText } from '../../subtitles/exported-transcript.ts';
import type { Chapter } from '../transcript.ts';

type Chapters = { chapters: readonly Chapter[]; durationMs: number };

/** A title in one line without characters that no reader shows. */
export const chapterTitle = (title: string): string => cleanText(title).replaceAll('\n', ' ');

/**
 * Chapters as the descriptions of video hosts have them: a time and a title a line. They take a list only if it begins at 0:00, so
 * the first chapter does.
 */
export const renderChapterList = ({ chapters }: Pick<Chapters, 'chapters'>): string =>
  chapters
    .map(({ startMs, title }, index) => `${formatShortTime(index === 0 ? 0 : startMs)} ${chapterTitle(title)}\n`)
    .join('');

/** Chapters as a WebVTT file of the kind `chapters`: each lasts until the next one begins, the last one to the end. */
export function renderChapterVtt({ chapters, durationMs }: Chapters): string {
  const cues = chapters.map(({ startMs, title }, index) => {
    const endMs = Math.max(startMs + 1, chapters[index + 1]?.startMs ?? durationMs);
    return `${formatTimeCode(startMs)} --> ${formatTimeCode(endMs)}\n${escape(chapterTitle(title))}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

/** Chapters as they are written into a file of their own, and the end of its name, beside the other files of a transcript. */
export const CHAPTER_FILE_ENDING = 'chapters.vtt';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
