import type { SpokenSegment } from '../../../speech/synthesizer.ts';

/** Longest sentence of a subtitle in characters (gaps.md G18). */
const LONGEST_CHARACTERS = 50;

/** The text that segments point into, and the rate of their samples. */
type SpokenText = { text: string; sampleRateHz: number };
type Word = SpokenSegment['words'][number];

/** Cuts a segment of `text` at words into segments of at most 50 characters, sound included. A longer word stays whole. */
export function splitSegment(segment: SpokenSegment, { text, sampleRateHz }: SpokenText): SpokenSegment[] {
  if (segment.textEnd - segment.textBegin <= LONGEST_CHARACTERS || segment.words.length < 2) return [segment];
  const groups = groupWords(segment);
  const pieces: SpokenSegment[] = [];
  let textBegin = segment.textBegin;
  let startMs = segment.startMs;
  let from = 0;
  for (const [index, words] of groups.entries()) {
    const next = groups[index + 1]?.[0];
    const textEnd = next ? textBegin + text.slice(textBegin, next.textBegin).trimEnd().length : segment.textEnd;
    const endMs = next ? (words.at(-1)!.endMs + next.startMs) / 2 : segment.endMs;
    const to = next ? Math.round(((endMs - segment.startMs) * sampleRateHz) / 1000) : segment.samples.length;
    const samples = segment.samples.subarray(from, to);
    pieces.push({ samples, text: text.slice(textBegin, textEnd), textBegin, textEnd, startMs, endMs, words });
    textBegin = next?.textBegin ?? textEnd;
    startMs = endMs;
    from = to;
  }
  return pieces;
}

function groupWords(segment: SpokenSegment): Word[][] {
  const groups: Word[][] = [];
  for (const [index, word] of segment.words.entries()) {
    const group = groups.at(-1);
    const end = segment.words[index + 1] ? word.textEnd : segment.textEnd;
    if (group && end - group[0]!.textBegin <= LONGEST_CHARACTERS) group.push(word);
    else groups.push([word]);
  }
  return groups;
}
