import type { SpeakerId } from '../../../../shared/domain/ids.ts';
import { compareSegments, type Segment, type Transcript } from '../../../../shared/domain/transcript/transcript.ts';
import type { TimeSpan } from '../../../../shared/domain/media/time-span.ts';

/** Lines that follow each other so closely are one stretch, up to a length that can still be judged as one. */
const SAME_BREATH_MS = 700;
const LONGEST_MS = 15_000;
/** Word times are not exact to the sound's edge. */
const BEFORE_MS = 60;
const AFTER_MS = 120;
const OVERLAP_MS = 50;

/** A stretch in which one speaker says a text. */
export type SpokenSpan = TimeSpan & { text: string };

/** Who speaks longest in a transcript; null when no line has a speaker. */
export function mainSpeaker({ segments }: Pick<Transcript, 'segments'>): SpeakerId | null {
  const times = new Map<SpeakerId, number>();
  for (const { speakerId, startMs, endMs } of segments) {
    if (speakerId !== null) times.set(speakerId, (times.get(speakerId) ?? 0) + endMs - startMs);
  }
  return [...times].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** Stretches in which only that speaker (null: whoever it is) is heard, in order of time. */
export function speakerSpans(transcript: Pick<Transcript, 'segments'>, speaker: SpeakerId | null): SpokenSpan[] {
  const lines = transcript.segments.toSorted(compareSegments);
  const spokenOver = linesSpokenOver(lines);
  const found: (SpokenSpan & { last: number })[] = [];
  lines.forEach((line, index) => {
    if (line.speakerId !== speaker || line.text.trim() === '' || spokenOver.has(line)) return;
    const { startMs, endMs, text } = trimmed(line);
    const last = found.at(-1);
    const isNext = last?.last === index - 1 && startMs - last.endMs <= SAME_BREATH_MS;
    if (last && isNext && endMs - last.startMs <= LONGEST_MS) {
      Object.assign(last, { endMs, text: `${last.text} ${text}`, last: index });
    } else found.push({ startMs, endMs, text, last: index });
  });
  const edges = {
    starts: lines.map((line) => line.startMs),
    ends: lines.map((line) => line.endMs).sort((a, b) => a - b),
  };
  return found.map(({ startMs, endMs, text }) => ({ ...padded({ startMs, endMs }, edges), text }));
}

/** Lines during which another speaker is heard; the lines are in order, so only those that begin before its end can be. */
function linesSpokenOver(lines: readonly Segment[]): Set<Segment> {
  const found = new Set<Segment>();
  lines.forEach((line, index) => {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next] as Segment;
      if (line.endMs - other.startMs <= OVERLAP_MS) break;
      const isHeard = Math.min(other.endMs, line.endMs) - other.startMs > OVERLAP_MS;
      if (isHeard && other.speakerId !== line.speakerId) found.add(line).add(other);
    }
  });
  return found;
}

/** From the first word to the last that ends soon enough. */
function trimmed({ startMs, endMs, text, words }: Segment): SpokenSpan {
  const [first] = words ?? [];
  if (!words || !first) return { startMs, endMs: Math.min(endMs, startMs + LONGEST_MS), text: text.trim() };
  const used = words.filter((word) => word.endMs - first.startMs <= LONGEST_MS);
  const last = used.at(-1) ?? first;
  const said = used.length === words.length ? text.trim() : used.map((word) => word.text).join(' ');
  return { startMs: first.startMs, endMs: Math.max(last.endMs, first.startMs), text: said };
}

/** A little more at both ends, but nothing of the lines before and after, whose edges are given in order. */
function padded(
  { startMs, endMs }: TimeSpan,
  { starts, ends }: { starts: readonly number[]; ends: readonly number[] },
): TimeSpan {
  const before = ends[firstIndex(ends, (time) => time > startMs) - 1] ?? 0;
  const after = starts[firstIndex(starts, (time) => time >= endMs)] ?? Infinity;
  return { startMs: Math.max(before, startMs - BEFORE_MS, 0), endMs: Math.min(after, endMs + AFTER_MS) };
}

/** The first of the times in order that the condition holds for; their number when it holds for none. */
function firstIndex(times: readonly number[], holds: (time: number) => boolean): number {
  let [from, to] = [0, times.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(times[middle] as number)) to = middle;
    else from = middle + 1;
  }
  return from;
}
