/** A chapter of a sound or a film, as files hold it; `endMs` is behind `startMs`. */
export type ChapterMark = { startMs: number; endMs: number; title: string };

/** More than tables of chapters count to in one byte. */
export const MOST_CHAPTER_MARKS = 255;

/** Chapters with their ends: each lasts until the next one begins, the last one to the end of the sound. At most 255. */
export function chapterMarks(
  chapters: readonly { startMs: number; title: string }[],
  durationMs: number,
): readonly ChapterMark[] {
  const inside = chapters
    .filter(({ startMs }) => startMs < durationMs)
    .toSorted((one, other) => one.startMs - other.startMs)
    .map(({ startMs, title }) => ({ startMs: Math.round(startMs), title }))
    // Two at one moment are one to a player.
    .filter(({ startMs }, index, all) => startMs !== all[index + 1]?.startMs)
    .slice(0, MOST_CHAPTER_MARKS);
  return inside.map((mark, index) => ({
    ...mark,
    endMs: Math.max(mark.startMs + 1, inside[index + 1]?.startMs ?? Math.round(durationMs)),
  }));
}
