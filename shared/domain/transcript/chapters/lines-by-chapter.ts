import type { Chapter, Segment } from '../transcript.ts';

/** Lines of one chapter; `chapter` is null for those ahead of the first one. */
export type ChapterLines = { chapter: Chapter | null; lines: Segment[] };

/** Lines, in order, by the chapter that they start in. Chapters without a line are left out. */
export function linesByChapter(segments: readonly Segment[], chapters: readonly Chapter[]): ChapterLines[] {
  const parts: ChapterLines[] = [];
  let next = 0;
  for (const line of segments) {
    while (next < chapters.length && (chapters[next]?.startMs ?? Infinity) <= line.startMs) next += 1;
    const chapter = chapters[next - 1] ?? null;
    const last = parts.at(-1);
    if (last && last.chapter === chapter) last.lines.push(line);
    else parts.push({ chapter, lines: [line] });
  }
  return parts;
}

/** The chapters that begin at or before a line and behind the one before it, by the index of that line. The last line has those behind it. */
export function chaptersByLine(
  segments: readonly Segment[],
  chapters: readonly Chapter[],
): ReadonlyMap<number, readonly Chapter[]> {
  const byLine = new Map<number, Chapter[]>();
  let index = 0;
  for (const chapter of chapters) {
    while (index < segments.length - 1 && (segments[index]?.startMs ?? Infinity) < chapter.startMs) index += 1;
    byLine.set(index, [...(byLine.get(index) ?? []), chapter]);
  }
  return byLine;
}
