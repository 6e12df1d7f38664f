import type { SectionKind } from '../genres/genre.ts';
import type { CoveredNote } from '../score/plan-sections.ts';
import type { ReferenceBar, ReferenceMusic, Triad } from '../reference/reference-music.ts';
import { tonicChord, triadChord, type Chord } from '../theory/chords.ts';
import type { Key } from '../theory/pitch.ts';
import type { Fold } from './cover-style.ts';

/** A bar of a cover: its chords, and the notes of the lead line in steps from its beginning. */
export type CoverBar = { chords: Chord[]; lead: CoveredNote[] };

/** A section of a cover before lyrics are set to it. */
export type CoverPart = { kind: SectionKind; bars: CoverBar[] };

/** How bars are written. */
export type BarOptions = { fold: Fold; barSteps: number; key: Key };

/** The sections of a reference as a cover plays them; what is silent is left out. */
export function coverParts({ sections, bars }: ReferenceMusic, options: BarOptions): CoverPart[] {
  let former: Triad = null;
  const chords = bars.map(({ chord }) => {
    former = chord ?? former;
    return former === null ? tonicChord(options.key) : triadChord(former);
  });
  return sections.flatMap(({ label, firstBar, bars: count }) => {
    if (label === 'silence' || count === 0) return [];
    const own = bars.slice(firstBar, firstBar + count).map((bar, index) => ({ bar, chord: chords[firstBar + index]! }));
    return [{ kind: label, bars: folded(own, options) }];
  });
}

type ChordBar = { bar: ReferenceBar; chord: Chord };

function folded(bars: readonly ChordBar[], { fold, barSteps }: BarOptions): CoverBar[] {
  if (fold === 0.5) return bars.flatMap((bar) => halves(bar, barSteps));
  return Array.from({ length: Math.ceil(bars.length / fold) }, (_, index) => {
    const joined = bars.slice(index * fold, (index + 1) * fold);
    const chords = joined.map(({ chord }) => chord);
    return {
      chords: chords.every(({ symbol }) => symbol === chords[0]!.symbol) ? [chords[0]!] : chords,
      lead: joined.flatMap(({ bar }, part) => stepsOf(bar, { from: part, bars: 1 / fold, barSteps })),
    };
  });
}

/** A bar over two. */
function halves({ bar, chord }: ChordBar, barSteps: number): CoverBar[] {
  const lead = stepsOf(bar, { from: 0, bars: 2, barSteps });
  return [0, barSteps].map((from) => ({
    chords: [chord],
    lead: lead
      .filter(({ step }) => step >= from && step < from + barSteps)
      .map((note) => ({ ...note, step: note.step - from })),
  }));
}

/** Shares of a bar as steps: it takes `bars` bars, from the so manyth of those on. */
function stepsOf(
  { lead }: ReferenceBar,
  { from, bars, barSteps }: { from: number; bars: number; barSteps: number },
): CoveredNote[] {
  const scale = bars * barSteps;
  return lead.map(({ at, length, pitch }) => ({
    step: Math.round((from + at) * scale),
    steps: Math.max(1, Math.round(length * scale)),
    pitch,
  }));
}
