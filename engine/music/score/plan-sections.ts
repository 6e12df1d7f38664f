import type { Genre, SectionKind } from '../genres/genre.ts';
import type { LyricSection } from '../lyrics/parse-lyrics.ts';
import type { Chord } from '../theory/chords.ts';
import type { Pitch } from '../theory/pitch.ts';
import { barsWithin } from './song-end.ts';

/** A note of the lead line of a reference, in steps from the beginning of its section. */
export type CoveredNote = { step: number; steps: number; pitch: Pitch };

/** What a section of a cover plays of its reference: chords of each bar, the lead line, and the middle of that over the whole reference. */
export type CoveredMusic = { chords: Chord[][]; lead: CoveredNote[]; middle: Pitch };

/** A section before it is composed. */
export type PlannedSection = {
  kind: SectionKind;
  label: string;
  bars: number;
  lines: string[];
  /** How many bars a sung line takes. */
  barsPerLine: 1 | 2;
  /** Of covers only. */
  covered?: CoveredMusic;
};

/** What the plan follows. `barSeconds` of the groove at its tempo. */
export type PlanOptions = {
  genre: Genre;
  lyrics: readonly LyricSection[];
  targetSeconds: number | null;
  barSeconds: number;
};

/** Songs end before this; lyrics that take longer lose their last sections. */
export const LONGEST_SONG_SECONDS = 330;
/** A bar that takes longer holds a line by itself. */
export const SLOW_LINE_SECONDS = 6.5;
const RING_SECONDS = 2.5;

const BARS_WITHOUT_LINES: Readonly<Record<SectionKind, number>> = {
  intro: 4,
  verse: 8,
  pre: 4,
  chorus: 8,
  post: 4,
  bridge: 8,
  interlude: 4,
  break: 2,
  solo: 8,
  inst: 8,
  build: 4,
  drop: 8,
  outro: 4,
};

const LABELS: Partial<Record<SectionKind, string>> = { pre: 'Pre Chorus', post: 'Post Chorus', build: 'Build Up' };

/** The name of a kind, as tags write it. */
export const labelOf = (kind: SectionKind): string => LABELS[kind] ?? kind[0]!.toUpperCase() + kind.slice(1);

/** The sections of a song: those of the lyrics, or the form of the genre, made to fit the wanted length. */
export function planSections(options: PlanOptions): PlannedSection[] {
  const { genre, lyrics, targetSeconds } = options;
  if (lyrics.length === 0) {
    const form = genre.form.map(([kind, bars]) => withoutLines(kind, bars));
    return fitLength(form, { ...options, targetSeconds: targetSeconds ?? null });
  }
  const isSung = lyrics.some(({ lines }) => lines.length > 0);
  const planned = lyrics.map((section) => fromLyrics(section, options));
  return isSung ? withinLongest(planned, options) : fitLength(planned, options);
}

const withoutLines = (kind: SectionKind, bars: number): PlannedSection => ({
  kind,
  label: labelOf(kind),
  bars,
  lines: [],
  barsPerLine: 2,
});

function fromLyrics({ kind, label, lines }: LyricSection, { barSeconds }: PlanOptions): PlannedSection {
  if (lines.length === 0) return { ...withoutLines(kind, BARS_WITHOUT_LINES[kind]), label };
  const barsPerLine = barSeconds * 2 > SLOW_LINE_SECONDS ? 1 : 2;
  const needed = lines.length * barsPerLine;
  return { kind, label, lines, barsPerLine, bars: needed <= 2 ? needed : Math.ceil(needed / 2) * 2 };
}

const barsOf = (sections: readonly PlannedSection[]): number => sections.reduce((sum, { bars }) => sum + bars, 0);

/** Long lyrics are sung twice as densely, and what still does not fit is left out. */
function withinLongest(sections: PlannedSection[], { barSeconds }: PlanOptions): PlannedSection[] {
  const most = Math.floor((LONGEST_SONG_SECONDS - RING_SECONDS) / barSeconds);
  const dense =
    barsOf(sections) <= most
      ? sections
      : sections.map((section) =>
          section.lines.length === 0
            ? section
            : { ...section, barsPerLine: 1 as const, bars: Math.max(2, Math.ceil(section.lines.length / 2) * 2) },
        );
  const kept: PlannedSection[] = [];
  for (const section of dense) {
    const room = most - barsOf(kept);
    if (room <= 0) break;
    if (section.bars <= room) kept.push(section);
    else if (room >= 2) kept.push({ ...section, bars: room, lines: section.lines.slice(0, room) });
  }
  return kept;
}

/** Shortens or repeats sections, and last of all single bars, until the song has about its length. */
function fitLength(form: PlannedSection[], { genre, targetSeconds, barSeconds }: PlanOptions): PlannedSection[] {
  if (targetSeconds === null) return form;
  const wanted = barsWithin(Math.min(targetSeconds, LONGEST_SONG_SECONDS), barSeconds, genre);
  let sections = form.map((section) => ({ ...section }));
  for (let index = sections.length - 2; index > 0 && barsOf(sections) > wanted; index--) {
    const isMain = sections[index]!.kind === 'chorus' || sections[index]!.kind === 'drop';
    const isOnlyMain = isMain && sections.filter(({ kind }) => kind === sections[index]!.kind).length === 1;
    if (!isOnlyMain && barsOf(sections) - sections[index]!.bars >= wanted) sections.splice(index, 1);
  }
  while (barsOf(sections) > wanted) {
    const longest = sections.reduce((most, section) => (section.bars > most.bars ? section : most));
    if (longest.bars <= 1) sections = sections.filter((_, index) => index !== 0);
    else longest.bars -= Math.min(longest.bars > 2 ? 2 : 1, barsOf(sections) - wanted);
  }
  const body = form.filter(({ kind }) => kind !== 'intro' && kind !== 'outro');
  for (let turn = 0; barsOf(sections) < wanted; turn++) {
    const more = body[turn % body.length] ?? form[0]!;
    const bars = Math.min(more.bars, wanted - barsOf(sections));
    sections.splice(Math.max(1, sections.length - 1), 0, { ...more, bars });
  }
  return sections;
}
