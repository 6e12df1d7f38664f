import { leadShare, type MeasuredBar, meanOf } from './measured-bar.ts';
import type { ReferenceSection } from './reference-music.ts';

/** Bars that belong together. */
export type BarSpan = { firstBar: number; count: number };

type Label = ReferenceSection['label'];
type Heard = { chords: string[]; decibels: number; lead: number; bars: number };

/** So many bars of two sections have the same chord where one comes back. */
const LEAST_ALIKE = 0.7;
/** Openings and endings are no longer than this, and so much quieter than what is loudest, dB. */
const LONGEST_EDGE_BARS = 8;
const EDGE_DECIBELS = 2;
/** Below this share of the usual lead nobody sings or plays a melody. */
const LEAST_LEAD = 0.35;

/**
 * What sections are called: the loudest one that comes back is the chorus, quiet ones at the edges are intro and outro, one without a lead is
 * instrumental, one that comes only once behind a chorus is a bridge, and all others are verses.
 */
export function labelsOf(bars: readonly MeasuredBar[], spans: readonly BarSpan[]): Label[] {
  const heard = spans.map(({ firstBar, count }) => heardIn(bars.slice(firstBar, firstBar + count)));
  if (heard.length < 2) return heard.map(() => 'verse');
  const families = familiesOf(heard);
  const chorus = chorusOf(heard, families);
  const loudest = Math.max(...heard.map(({ decibels }) => decibels));
  const usualLead = Math.max(...heard.map(({ lead }) => lead));
  const firstChorus = families.indexOf(chorus);
  return heard.map(({ decibels, lead, bars: count }, index): Label => {
    const isQuiet = decibels <= loudest - EDGE_DECIBELS && count <= LONGEST_EDGE_BARS;
    const isChorus = families[index] === chorus;
    if (index === 0 && (isQuiet || !isChorus) && count <= LONGEST_EDGE_BARS && heard.length > 2) return 'intro';
    if (index === heard.length - 1 && isQuiet) return 'outro';
    if (isChorus) return 'chorus';
    if (lead < usualLead * LEAST_LEAD) return 'inst';
    const isAlone = families.filter((family) => family === families[index]).length === 1;
    return isAlone && firstChorus >= 0 && index > firstChorus ? 'bridge' : 'verse';
  });
}

function heardIn(bars: readonly MeasuredBar[]): Heard {
  return {
    chords: bars.map(({ chord }) => (chord === null ? '' : `${chord.root} ${String(chord.isMinor)}`)),
    decibels: meanOf(bars, ({ decibels }) => decibels),
    lead: meanOf(bars, leadShare),
    bars: bars.length,
  };
}

/** Sections with mostly the same chords and about the same loudness are one family, by the number of its first. */
function familiesOf(heard: readonly Heard[]): number[] {
  const families: number[] = [];
  for (const [index, section] of heard.entries()) {
    const former = heard.slice(0, index).findIndex((other) => areAlike(section, other));
    families.push(former < 0 ? index : families[former]!);
  }
  return families;
}

function areAlike(one: Heard, other: Heard): boolean {
  const length = Math.min(one.bars, other.bars);
  const same = one.chords.slice(0, length).filter((chord, index) => chord === other.chords[index]).length;
  return same >= length * LEAST_ALIKE && Math.abs(one.decibels - other.decibels) < EDGE_DECIBELS;
}

/** The family that is loudest among those that come back; the loudest of all where none does. */
function chorusOf(heard: readonly Heard[], families: readonly number[]): number {
  const returning = families.filter((family) => families.filter((other) => other === family).length > 1);
  const choices = returning.length > 0 ? [...new Set(returning)] : [...new Set(families)];
  const loudness = (family: number) =>
    Math.max(...heard.filter((_, index) => families[index] === family).map(({ decibels }) => decibels));
  return choices.reduce((best, family) => (loudness(family) > loudness(best) ? family : best));
}
