import type { SpeakerId } from '../../../../shared/domain/ids.ts';
import { compareSegments, type Segment, type Transcript } from '../../../../shared/domain/transcript.ts';
import type { Stretch } from '../../media/sample-cut.ts';

/** Lines that follow each other so closely are one stretch, up to a length that can still be judged as one. */
const SAME_BREATH_MS = 700;
const LONGEST_MS = 15_000;
/** Word times are not exact to the sound's edge. */
const BEFORE_MS = 60;
const AFTER_MS = 120;
const OVERLAP_MS = 50;

/** A stretch in which one speaker says a text. */
export type SpokenStretch = Stretch & { text: string };

/** Who speaks longest in a transcript; null when no line has a speaker. */
export function mainSpeaker({ segments }: Pick<Transcript, 'segments'>): SpeakerId | null {
  const times = new Map<SpeakerId, number>();
  for (const { speakerId, startMs, endMs } of segments) {
    if (speakerId !== null) times.set(speakerId, (times.get(speakerId) ?? 0) + endMs - startMs);
  }
  return [...times].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** Stretches in which only that speaker (null: whoever it is) is heard, in order of time. */
export function speakerStretches(transcript: Pick<Transcript, 'segments'>, speaker: SpeakerId | null): SpokenStretch[] {
  const lines = transcript.segments.toSorted(compareSegments);
  const found: (SpokenStretch & { last: number })[] = [];
  lines.forEach((line, index) => {
    if (line.speakerId !== speaker || line.text.trim() === '' || isSpokenOver(line, lines)) return;
    const { startMs, endMs, text } = trimmed(line);
    const last = found.at(-1);
    const isNext = last?.last === index - 1 && startMs - last.endMs <= SAME_BREATH_MS;
    if (last && isNext && endMs - last.startMs <= LONGEST_MS) {
      Object.assign(last, { endMs, text: `${last.text} ${text}`, last: index });
    } else found.push({ startMs, endMs, text, last: index });
  });
  return found.map(({ startMs, endMs, text }) => ({ ...padded({ startMs, endMs }, lines), text }));
}

function isSpokenOver(line: Segment, lines: readonly Segment[]): boolean {
  return lines.some(
    (other) =>
      other.speakerId !== line.speakerId &&
      Math.min(other.endMs, line.endMs) - Math.max(other.startMs, line.startMs) > OVERLAP_MS,
  );
}

/** From the first word to the last that ends soon enough. */
function trimmed({ startMs, endMs, text, words }: Segment): SpokenStretch {
  const [first] = words ?? [];
  if (!words || !first) return { startMs, endMs: Math.min(endMs, startMs + LONGEST_MS), text: text.trim() };
  const used = words.filter((word) => word.endMs - first.startMs <= LONGEST_MS);
  const last = used.at(-1) ?? first;
  const said = used.length === words.length ? text.trim() : used.map((word) => word.text).join(' ');
  return { startMs: first.startMs, endMs: Math.max(last.endMs, first.startMs), text: said };
}

/** A little more at both ends, but nothing of the lines before and after. */
function padded({ startMs, endMs }: Stretch, lines: readonly Segment[]): Stretch {
  const before = Math.max(0, ...lines.filter((line) => line.endMs <= startMs).map((line) => line.endMs));
  const after = Math.min(Infinity, ...lines.filter((line) => line.startMs >= endMs).map((line) => line.startMs));
  return { startMs: Math.max(before, startMs - BEFORE_MS), endMs: Math.min(after, endMs + AFTER_MS) };
}
