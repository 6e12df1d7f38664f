import { createRandom } from '../../images/drawing/random.ts';
import { type CoverPlan, coverSections } from '../covers/cover-sections.ts';
import type { PartRole } from '../genres/genre.ts';
import type { LyricSection } from '../lyrics/parse-lyrics.ts';
import type { SongStyle } from '../prompt/song-style.ts';
import { readChord, readProgression, tonicChord, type Chord } from '../theory/chords.ts';
import { isMinor } from '../theory/pitch.ts';
import { createBassPart } from './parts/bass-part.ts';
import { createChordPart, type ChordRole } from './parts/chord-part.ts';
import { createDrumsPart } from './parts/drums-part.ts';
import { createLeadPart } from './parts/lead-part.ts';
import { openingNotes } from './opening-notes.ts';
import { planSections, type PlannedSection } from './plan-sections.ts';
import type { DrumHit, Score, ScoreNote } from './score.ts';
import { ENERGY, layersOf, progressionOf } from './section-energy.ts';
import type { Bar, FramedSection, SongFrame } from './song-frame.ts';
import { TAIL_SECONDS } from './song-end.ts';
import { hitsOutside, notesOutside, roomForStops, stopsOf } from './stops.ts';

/** What is composed: a style with lyrics (none for an instrumental), decided by the seed; a cover has the music of its reference. */
export type ComposeRequest = {
  style: SongStyle;
  lyrics: readonly LyricSection[];
  seed: number;
  cover?: CoverPlan | null;
};

const CHORD_ROLES: readonly ChordRole[] = ['comp', 'second', 'arp', 'pad', 'counter'];

/** Composes a song. The same request gives the same score. */
export function composeScore({ style, lyrics, seed, cover = null }: ComposeRequest): Score {
  const frame = createFrame(style, seed);
  const sections = frameSections(frame, lyrics, cover);
  const bars = sections.flatMap((section) => barsOf(section, sections, frame));
  const { parts } = style.genre;
  const writers = CHORD_ROLES.flatMap((role) => (parts[role] ? [createChordPart(frame, role, parts[role])] : []));
  const bass = parts.bass ? createBassPart(frame, parts.bass) : null;
  const drums = createDrumsPart(frame);
  const lead = parts.lead ? createLeadPart(frame, parts.lead) : null;
  const stops = style.hasStops ? stopsOf(sections, frame) : [];
  const played: ScoreNote[] = [
    ...sections.flatMap((section) => lead?.(section) ?? []),
    ...bars.flatMap((bar) => [...(bass?.(bar) ?? []), ...writers.flatMap((write) => write(bar))]),
  ];
  const hits: DrumHit[] = hitsOutside(drums ? bars.flatMap(drums) : [], stops);
  const notes = notesOutside([...openingNotes({ notes: played, hits }, sections[0]!, frame), ...played], stops);
  const end = sections.at(-1)!;
  const endSeconds = end.startSeconds + end.bars * frame.barSeconds;
  return {
    sections: sections.map((section) => ({
      kind: section.kind,
      label: section.label,
      startSeconds: section.startSeconds,
      endSeconds: section.startSeconds + section.bars * frame.barSeconds,
      bars: section.bars,
      energy: section.energy,
      chords: section.chords.map((bar) => bar.map(({ symbol }) => symbol).join(' ')),
      lines: section.lines,
    })),
    stops,
    notes: notes.toSorted((a, b) => a.startSeconds - b.startSeconds),
    hits: hits.toSorted((a, b) => a.startSeconds - b.startSeconds),
    endSeconds,
    lengthSeconds: endSeconds + TAIL_SECONDS[style.genre.ending],
    barSeconds: frame.barSeconds,
    barSteps: frame.barSteps,
  };
}

function createFrame(style: SongStyle, seed: number): SongFrame {
  const { groove, genre, tempoBpm } = style;
  const random = createRandom(seed);
  const beatSeconds = (60 / tempoBpm) * (groove.countedSteps ? 4 / groove.countedSteps : 1);
  const barSteps = (groove.beats ?? 4) * 4;
  const { of, share } = groove.swing ?? { of: 16, share: 0.5 };
  const pair = of === 8 ? 4 : 2;
  const looseness = genre.isElectronic ? 0.001 : 0.005;
  return {
    style,
    random,
    beatSeconds,
    barSeconds: (beatSeconds * barSteps) / 4,
    barSteps,
    stepSeconds(step) {
      const whole = Math.floor(step / pair);
      const part = (step - whole * pair) / pair;
      const bent = part < 0.5 ? part * 2 * share : share + (part - 0.5) * 2 * (1 - share);
      return ((whole + bent) * pair * beatSeconds) / 4;
    },
    looseness: () => random.spread() * looseness,
  };
}

function frameSections(frame: SongFrame, lyrics: readonly LyricSection[], cover: CoverPlan | null): FramedSection[] {
  const { style, barSeconds, random } = frame;
  const { genre, key } = style;
  const covered = cover ? coverSections(cover, lyrics, frame) : [];
  // A reference in which nothing is heard leaves everything to the style.
  const planned = covered.length > 0 ? covered : plannedSections(frame, lyrics);
  const progressions = genre.progressions[isMinor(key.mode) ? 'minor' : 'major'];
  const chosen = {
    verse: readProgression(random.pick(progressions.verse), key),
    chorus: readProgression(random.pick(progressions.chorus), key),
    bridge: readProgression(random.pick(progressions.bridge ?? progressions.verse), key),
  };
  const counts = new Map<string, number>();
  let bar = 0;
  return planned.map((section, index) => {
    const count = (counts.get(section.kind) ?? 0) + 1;
    counts.set(section.kind, count);
    const isLast = index === planned.length - 1;
    const chords =
      section.covered?.chords ?? chordsOf(chosen[progressionOf(section.kind)], section.bars, { isLast, frame });
    const more = section.kind === 'chorus' ? 0.04 * (count - 1) : section.kind === 'verse' && count > 1 ? 0.06 : 0;
    const startSeconds = bar * barSeconds;
    bar += section.bars;
    const layers = layerMap(layersOf(genre.layers, section.kind, count));
    return {
      ...section,
      index,
      startSeconds,
      energy: Math.min(1, ENERGY[section.kind] + more),
      chords,
      layers,
      isLast,
    };
  });
}

function plannedSections({ style, barSeconds }: SongFrame, lyrics: readonly LyricSection[]): PlannedSection[] {
  const { genre, targetSeconds } = style;
  const fitted = planSections({ genre, lyrics, targetSeconds, barSeconds });
  return style.hasStops ? roomForStops(fitted) : fitted;
}

type Ending = { isLast: boolean; frame: SongFrame };

/** Repeats a progression; the last bar of a song comes home. */
function chordsOf(progression: readonly Chord[][], bars: number, { isLast, frame }: Ending): Chord[][] {
  const chords = Array.from({ length: bars }, (_, bar) => progression[bar % progression.length]!);
  if (!isLast) return chords;
  const { key } = frame.style;
  chords[bars - 1] = [tonicChord(key)];
  if (bars > 2) chords[bars - 2] = [readChord(isMinor(key.mode) || key.mode === 'mixolydian' ? 'VII' : 'V', key)];
  return chords;
}

function layerMap(words: readonly string[]): Map<PartRole | 'drums', 'quiet' | 'full'> {
  return new Map(
    words.map((word) => [word.replace('+', '') as PartRole | 'drums', word.endsWith('+') ? 'full' : 'quiet']),
  );
}

function barsOf(section: FramedSection, sections: readonly FramedSection[], { barSeconds }: SongFrame): Bar[] {
  const following = sections[section.index + 1];
  const isRising = (section.kind === 'pre' || section.kind === 'build') && following !== undefined;
  const barsBefore = Math.round(section.startSeconds / barSeconds);
  return section.chords.map((chords, inSection) => ({
    section,
    number: barsBefore + inSection,
    inSection,
    startSeconds: section.startSeconds + inSection * barSeconds,
    chords,
    nextChord: (section.chords[inSection + 1] ?? following?.chords[0] ?? chords)[0]!,
    isLastOfSection: inSection === section.bars - 1,
    isFinal: section.isLast && inSection === section.bars - 1,
    force: (0.7 + 0.36 * section.energy) * (isRising ? 0.82 + (0.26 * (inSection + 1)) / section.bars : 1),
  }));
}
