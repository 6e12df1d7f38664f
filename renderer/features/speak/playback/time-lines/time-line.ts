import type { ItemId, LineId } from '../../../../../shared/domain/ids.ts';
import type { MixLine } from '../../../../../shared/domain/script/script-views.ts';
import type { TakeWord } from '../../../../../shared/domain/recipe/speech/speech-recipe.ts';

/** Who steps back twice in this time means the line before. */
const JUST_BEGUN_MS = 1500;

/** A line on the time line of what plays; `words` have their times there. */
export type PlacedLine = MixLine & { words: readonly TakeWord[] };

/** What can be heard of a track, in the order of time. */
export type TimeLine = readonly PlacedLine[];

/** Lines with the words of their takes moved to where the lines lie. */
export function placeLines(lines: readonly MixLine[], wordsOf: (takeId: ItemId) => readonly TakeWord[]): TimeLine {
  return lines.map((line) => ({
    ...line,
    words: wordsOf(line.takeId).map((word) => ({
      ...word,
      startMs: word.startMs + line.startMs,
      endMs: word.endMs + line.startMs,
    })),
  }));
}

/** The line that is heard at a time: the last one that has begun (where two overlap, the later), even in the gap after it. */
export function lineAt(timeLine: TimeLine, timeMs: number): PlacedLine | null {
  return timeLine[lastBegun(timeLine, timeMs)] ?? null;
}

/** A line of a time line by its id. */
export function placedLine(timeLine: TimeLine, lineId: LineId): PlacedLine | null {
  return timeLine.find((line) => line.lineId === lineId) ?? null;
}

/** The line where playing begins: the asked one, or the next one that was made; the first where none follows or none is asked. */
export function lineFrom(
  timeLine: TimeLine,
  indexById: ReadonlyMap<LineId, number>,
  lineId: LineId | null,
): PlacedLine | null {
  const from = lineId === null ? 0 : (indexById.get(lineId) ?? 0);
  return timeLine.find((line) => (indexById.get(line.lineId) ?? -1) >= from) ?? timeLine[0] ?? null;
}

/** Takes are compared at one place, but who is at the very end of one hears the other from its beginning. */
const AT_END_MS = 50;

/**
 * Where another take of a line begins to play, ms: at the same place where the line is being heard (`heard`, at `timeMs`), at 0
 * where another one is heard or either take would be over.
 */
export function placeIn(
  take: { lineId: LineId; durationMs: number },
  heard: PlacedLine | null,
  timeMs: number,
): number {
  if (heard?.lineId !== take.lineId) return 0;
  const atMs = timeMs - heard.startMs;
  const lastMs = Math.min(take.durationMs, heard.endMs - heard.startMs) - AT_END_MS;
  return atMs >= lastMs ? 0 : Math.max(0, atMs);
}

/**
 * Where the next or the previous line begins. Back goes to the beginning of the line that is heard first, unless that has
 * only just begun. Null behind the last line.
 */
export function steppedLine(timeLine: TimeLine, timeMs: number, direction: 1 | -1): PlacedLine | null {
  const at = lastBegun(timeLine, timeMs);
  if (direction === 1) return timeLine[at + 1] ?? null;
  const isJustBegun = timeMs - (timeLine[at]?.startMs ?? 0) < JUST_BEGUN_MS;
  return timeLine[Math.max(0, isJustBegun ? at - 1 : at)] ?? null;
}

/** Index of the word that was begun last at a time, -1 before the first, and whether it still sounds. */
export function wordAt(words: readonly TakeWord[], timeMs: number): { index: number; isSounding: boolean } {
  const index = lastBegun(words, timeMs);
  const word = words[index];
  return { index, isSounding: word !== undefined && timeMs < word.endMs };
}

/** Index of the last span that has begun; -1 before the first. */
function lastBegun(spans: readonly { startMs: number }[], timeMs: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.startMs ?? Infinity) <= timeMs) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
