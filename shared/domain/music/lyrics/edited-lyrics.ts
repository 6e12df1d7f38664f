import type { SongEdit } from '../../media/song-edit.ts';
import { isPlaced, type TimedLine } from './timed-lyrics.ts';
import { songDetailsSchema } from '../song-details.ts';

/** Lines at their times in the part that an edit keeps; those that are not wholly in it lose their times. */
export function editedLines(lines: readonly TimedLine[], { startMs, endMs }: SongEdit): TimedLine[] {
  return lines.map((line) => {
    if (!isPlaced(line)) return line;
    if (line.startMs < startMs || line.endMs > endMs) return { ...line, startMs: null, endMs: null, words: [] };
    const words = line.words.map((word) => ({ ...word, startMs: word.startMs - startMs, endMs: word.endMs - startMs }));
    return { ...line, startMs: line.startMs - startMs, endMs: line.endMs - startMs, words };
  });
}

/** What is known of a song, with its sections as far as they are in the part that an edit keeps. */
export function editedDetails(recipe: Record<string, unknown>, { startMs, endMs }: SongEdit): Record<string, unknown> {
  const sections = songDetailsSchema.shape.sections.safeParse(recipe['sections']).data;
  if (!sections) return recipe;
  const kept = sections
    .filter((section) => section.startMs < endMs && section.endMs > startMs)
    .map((section) => ({
      ...section,
      startMs: Math.max(0, section.startMs - startMs),
      endMs: Math.min(endMs, section.endMs) - startMs,
    }));
  return { ...recipe, sections: kept };
}
