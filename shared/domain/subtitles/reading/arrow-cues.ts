import { cueAt, cueTime, unreadableCue, type SubtitleCue } from './subtitle-cue.ts';

const ARROW = /\s*-{1,3}>\s*/;
/** Looks like times with an arrow, whether they can be read or not. */
const TIMING_LIKE = /^[^\p{L}]*\d\s*[:.,]\s*[\dOo].*-{1,3}>|-{1,3}>\s*\d+\s*:\s*\d/u;
const INDEX = /^\s*\d+\s*$/;
/** Blocks of WebVTT that hold no cue. */
const NO_CUE = /^(?:WEBVTT|NOTE|STYLE|REGION|X-TIMESTAMP-MAP)(?=[\s=]|$)/;

/** Cues of SubRip and WebVTT, in the order of the file. Throws INVALID_INPUT where one cannot be read; none is passed over. */
export function arrowCues(text: string): SubtitleCue[] {
  const lines = text.split('\n');
  const cues: SubtitleCue[] = [];
  let isSkipping = false;
  let isBlockStart = true;
  let isIndexText = false;
  for (const [index, line] of lines.entries()) {
    const isBlank = line.trim() === '';
    const cue = timing(line, index + 1);
    const isText = !cue && !isBlank && !isBlockStart;
    if (cue) {
      if (isIndexText) cues.at(-1)?.lines.pop();
      cues.push(cue);
      isSkipping = false;
    } else if (isBlank) {
      isSkipping = false;
    } else if (isBlockStart && NO_CUE.test(line)) {
      isSkipping = true;
    } else if (isBlockStart && isTimeless(lines, index, cues.length)) {
      throw unreadableCue(index + 1, line);
    } else if (!isSkipping && !isCueName(lines, { index, isBlockStart })) {
      cues.at(-1)?.lines.push(line);
    }
    // Without a blank line ahead of it, the number of the next cue is taken for text until its times come.
    isIndexText = isText && INDEX.test(line);
    isBlockStart = isBlank;
  }
  return cues;
}

function timing(line: string, number: number): SubtitleCue | null {
  if (!line.includes('->') || !TIMING_LIKE.test(line)) return null;
  const [from = '', rest = ''] = line.split(ARROW, 2);
  // Behind the second time stand settings: "align:start", "X1:40".
  const until = /^[-\u2212\u2013\d\s:.,;]+/.exec(rest)?.[0] ?? '';
  const [startMs, endMs] = [cueTime(from), cueTime(until) ?? cueTime(until.split(/\s+/)[0] ?? '')];
  if (startMs === null || endMs === null) throw unreadableCue(number, line);
  return cueAt(startMs, endMs);
}

/** A number that is the next one, with text but no times behind it, is a cue that lost them. */
function isTimeless(lines: readonly string[], index: number, count: number): boolean {
  const [line = '', next = ''] = lines.slice(index, index + 2);
  return INDEX.test(line) && Number(line) === count + 1 && next.trim() !== '' && !next.includes('->');
}

/** In WebVTT any text may name a cue. */
function isCueName(
  lines: readonly string[],
  { index, isBlockStart }: { index: number; isBlockStart: boolean },
): boolean {
  return isBlockStart && TIMING_LIKE.test(lines[index + 1] ?? '');
}
