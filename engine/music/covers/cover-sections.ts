import type { LyricSection } from '../lyrics/parse-lyrics.ts';
import type { ReferenceMusic } from '../reference/reference-music.ts';
import { labelOf, LONGEST_SONG_SECONDS, type PlannedSection, SLOW_LINE_SECONDS } from '../score/plan-sections.ts';
import type { SongFrame } from '../score/song-frame.ts';
import { type CoverBar, type CoverPart, coverParts } from './cover-bars.ts';
import type { Fold } from './cover-style.ts';
import { dealtLyrics } from './dealt-lyrics.ts';

/** What a cover is planned from. */
export type CoverPlan = { reference: ReferenceMusic; fold: Fold };

/** Sections in which nobody sings in the reference either. */
const UNSUNG: ReadonlySet<string> = new Set(['intro', 'outro', 'inst', 'solo', 'interlude', 'break']);

/**
 * The sections of a cover: those of the reference with their chords and lead line. Lyrics are set to them in order, a section of lyrics to a
 * section that is sung; where there are more of them, sections come again, and longer ones are repeated.
 */
export function coverSections(
  { reference, fold }: CoverPlan,
  lyrics: readonly LyricSection[],
  { style, barSteps, barSeconds }: Pick<SongFrame, 'style' | 'barSteps' | 'barSeconds'>,
): PlannedSection[] {
  const parts = coverParts(reference, { fold, barSteps, key: style.key });
  const middle = middleOf(parts);
  const set = (part: CoverPart, section: LyricSection | undefined) =>
    planned(part, { section, middle, barSteps, isSlow: barSeconds * 2 > SLOW_LINE_SECONDS });
  const sung = lyrics.filter(({ kind, lines }) => lines.length > 0 || !UNSUNG.has(kind));
  const sections = lyrics.some(({ lines }) => lines.length > 0)
    ? withLyrics(parts, sung).map(({ part, section }) => set(part, section))
    : parts.map((part) => set(part, undefined));
  const longestSeconds = Math.max(LONGEST_SONG_SECONDS, reference.durationMs / 1000);
  return withinLongest(sections, Math.floor(longestSeconds / barSeconds));
}

type Sung = { part: CoverPart; section: LyricSection | undefined };

function withLyrics(parts: readonly CoverPart[], lyrics: readonly LyricSection[]): Sung[] {
  const named = parts.filter(({ kind }) => !UNSUNG.has(kind));
  const voices = named.length > 0 ? named : parts;
  const dealt = dealtLyrics(lyrics, voices.length);
  const first: Sung[] = parts.map((part) => {
    const voice = voices.indexOf(part);
    return { part, section: voice < 0 ? undefined : dealt[voice] };
  });
  const more = dealt.slice(voices.length).map((section, index) => ({ part: voices[index % voices.length]!, section }));
  const end = first.findLastIndex(({ part }) => voices.includes(part)) + 1;
  return [...first.slice(0, end), ...more, ...first.slice(end)];
}

type Setting = { section: LyricSection | undefined; middle: number; barSteps: number; isSlow: boolean };

function planned({ kind, bars }: CoverPart, { section, middle, barSteps, isSlow }: Setting): PlannedSection {
  const lines = section?.lines ?? [];
  const barsPerLine = isSlow || lines.length * 2 > bars.length ? 1 : 2;
  const needed = lines.length * barsPerLine;
  const played = Array.from({ length: Math.max(bars.length, needed) }, (_, bar) => bars[bar % bars.length]!);
  return {
    kind: section?.kind ?? kind,
    label: section?.label ?? labelOf(kind),
    bars: played.length,
    lines,
    barsPerLine,
    covered: { chords: played.map(({ chords }) => chords), lead: leadOf(played, barSteps), middle },
  };
}

const leadOf = (bars: readonly CoverBar[], barSteps: number) =>
  bars.flatMap(({ lead }, bar) => lead.map((note) => ({ ...note, step: note.step + bar * barSteps })));

/** The middle of the lead line, as a pitch. */
function middleOf(parts: readonly CoverPart[]): number {
  const pitches = parts.flatMap(({ bars }) => bars.flatMap(({ lead }) => lead.map(({ pitch }) => pitch)));
  return pitches.toSorted((one, other) => one - other)[Math.floor(pitches.length / 2)] ?? 69;
}

/** What does not fit into the longest cover is left out. */
function withinLongest(sections: readonly PlannedSection[], most: number): PlannedSection[] {
  const kept: PlannedSection[] = [];
  let room = most;
  for (const section of sections) {
    if (room <= 0) break;
    const bars = Math.min(section.bars, room);
    kept.push(bars === section.bars ? section : shortened(section, bars));
    room -= bars;
  }
  return kept;
}

const shortened = ({ covered, ...section }: PlannedSection, bars: number): PlannedSection => ({
  ...section,
  bars,
  lines: section.lines.slice(0, Math.floor(bars / section.barsPerLine)),
  ...(covered && { covered: { ...covered, chords: covered.chords.slice(0, bars) } }),
});
