import * as z from 'zod';
import { matchSequences } from '../../words/match-sequences.ts';
import { parseLyrics, sungLines } from './lyric-blocks.ts';

const MOST_LINES = 600;
const MOST_WORDS = 200;

const timedWordSchema = z.object({
  text: z.string().max(200),
  startMs: z.number().min(0),
  endMs: z.number().min(0),
});
/** A word of a line, and when it is heard. */
export type LyricWord = z.infer<typeof timedWordSchema>;

const heardLineSchema = timedWordSchema.extend({
  text: z.string().max(4000),
  words: z.array(timedWordSchema).max(MOST_WORDS),
});
/** A line as a song has it, with its words. */
export type HeardLine = z.infer<typeof heardLineSchema>;

/** Lines in the order in which they are heard. */
export const heardLinesSchema = z.array(heardLineSchema).max(MOST_LINES);

/**
 * Who says when lines are heard: the `score` that a song was played from, or a recogniser that listened (`recognised`). Stored:
 * never rename one.
 */
export const LYRIC_TIME_ORIGINS = ['score', 'recognised'] as const;
/** See LYRIC_TIME_ORIGINS. */
export type LyricTimeOrigin = (typeof LYRIC_TIME_ORIGINS)[number];

/** A line of lyrics. `block` is the number of its section, `tag` the section's tag; without times nobody knows when it is heard. */
export type TimedLine = {
  block: number;
  tag: string;
  text: string;
  startMs: number | null;
  endMs: number | null;
  words: LyricWord[];
};

/** The lyrics of a song. `origin` is null where no line has times. */
export type TimedLyrics = { lines: TimedLine[]; origin: LyricTimeOrigin | null };

/** A line with times. */
export type PlacedLine = TimedLine & { startMs: number; endMs: number };

/** Whether a line has times. */
export const isPlaced = (line: TimedLine): line is PlacedLine => line.startMs !== null && line.endMs !== null;

/** The lines of lyrics that are sung, without times. */
export const linesOfLyrics = (lyrics: string): TimedLine[] =>
  parseLyrics(lyrics).flatMap(({ tag, text }, block) =>
    sungLines(text).map((line) => ({ block, tag, text: line.trim(), startMs: null, endMs: null, words: [] })),
  );

/** Tags and remarks within a line are not sung, and composers leave them out. */
const plainLine = (text: string): string =>
  text
    .replaceAll(/\[[^\]]*\]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Gives the lines of lyrics the times of those that are heard, in order; a line that is not among them stays without. */
export function placeLines(lyrics: string, heard: readonly HeardLine[]): TimedLine[] {
  const lines = linesOfLyrics(lyrics);
  const wanted = lines.map(({ text }) => plainLine(text));
  const given = heard.map(({ text }) => plainLine(text));
  const pairs = matchSequences(lines.length, heard.length, (left, right) => (wanted[left] === given[right] ? 1 : 0));
  const placed = new Map(pairs);
  return lines.map((line, index) => {
    const found = heard[placed.get(index) ?? -1];
    return found ? { ...line, startMs: found.startMs, endMs: found.endMs, words: found.words } : line;
  });
}

/** The line that is heard at a time, or, in a pause, the last one before it; -1 before the first. Lines without times are never it. */
export function lineAt(lines: readonly TimedLine[], timeMs: number): number {
  let found = -1;
  for (const [index, { startMs }] of lines.entries()) if (startMs !== null && startMs <= timeMs) found = index;
  return found;
}
