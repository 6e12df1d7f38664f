import type { Part } from '../genres/genre.ts';
import type { Chord } from '../theory/chords.ts';
import { nearestOf, pentatonicClasses, scaleClasses, stepWithin, type Pitch } from '../theory/pitch.ts';
import { concluded, createMotif, inverted, withRhythm, type Motif } from './motif.ts';
import type { Syllable } from './score.ts';
import { tuneOf } from './section-energy.ts';
import type { FramedSection, SongFrame } from './song-frame.ts';
import { rhythmOfWords, syllablesIn, type SungSyllable } from './sung-syllables.ts';

/** A note of the melody, in steps from the beginning of its section. */
export type MelodyNote = { step: number; steps: number; pitch: Pitch; isAccent: boolean; syllable?: Syllable };

/** Phrases of two bars in the order in which a tune has them: `A` `B` motifs, `i` A turned over, `s` A a step higher, `Z` its end. */
const PLANS = {
  chorus: ['AAAZ', 'ABAZ', 'AsAZ'],
  verse: ['AsBZ', 'AABZ', 'AiAZ'],
  pre: ['AsAs', 'ABAB'],
  bridge: ['BABZ', 'AiBZ'],
  solo: ['AiBs', 'AsiB', 'ABsi'],
} as const;

type Tune = { motifs: Record<'A' | 'B', Motif>; plan: string; anchor: number };

/** Melodies of sections. Sections with the same tune (every chorus) have the same melody. */
export function createMelody(
  frame: SongFrame,
  ranges: { played: Part; sung: Part },
): (section: FramedSection) => MelodyNote[] {
  const tunes = new Map<string, Tune>();
  let line = 0;
  return (section) => {
    const name = tuneOf(section.kind);
    const tune = tunes.get(name) ?? createTune(frame, name);
    tunes.set(name, tune);
    const range = rangeOf(section.lines.length > 0 ? ranges.sung : ranges.played, name);
    const notes: MelodyNote[] = [];
    let former: Pitch | null = null;
    const units = Math.ceil(section.bars / 2);
    for (let unit = 0; unit < units; unit++) {
      const letter = unit === units - 1 ? 'Z' : tune.plan[unit % tune.plan.length]!;
      const sung = syllablesIn(section, unit, frame.barSteps);
      if (section.lines.length > 0 && sung.length === 0) continue;
      const motif =
        sung.length > 0 ? setToWords(motifOf(tune, letter, frame), sung, frame) : motifOf(tune, letter, frame);
      const realised = realise(motif, {
        frame,
        section,
        unit,
        range,
        former,
        shift: letter === 's' ? 1 : 0,
        anchor: tune.anchor,
        isEnd: letter === 'Z',
      });
      former = realised.at(-1)?.pitch ?? former;
      realised.forEach((note, index) =>
        notes.push(
          sung[index]
            ? { ...note, syllable: { ...sung[index].syllable, line: line + sung[index].syllable.line } }
            : note,
        ),
      );
    }
    line += section.lines.length;
    return notes.filter(({ step }) => step < section.bars * frame.barSteps);
  };
}

function createTune({ style, barSteps, random }: SongFrame, name: keyof typeof PLANS): Tune {
  const { genre, groove } = style;
  const make = () => createMotif({ genre, cells: groove.melody, barSteps, random, isHook: name === 'chorus' });
  return { motifs: { A: make(), B: make() }, plan: random.pick(PLANS[name]), anchor: random.range(0.35, 0.6) };
}

/** Choruses lie higher than what leads to them. */
function rangeOf({ lowest, highest }: Part, name: string): { lowest: Pitch; highest: Pitch } {
  const span = highest - lowest;
  const isHigh = name === 'chorus' || name === 'solo';
  return {
    lowest: lowest + (isHigh ? Math.round(span * 0.25) : 0),
    highest: highest - (isHigh ? 0 : Math.round(span * 0.2)),
  };
}

function motifOf({ motifs }: Tune, letter: string, { barSteps }: SongFrame): Motif {
  switch (letter) {
    case 'B':
      return motifs.B;
    case 'i':
      return inverted(motifs.A);
    case 'Z':
      return concluded(motifs.A, barSteps);
    default:
      return motifs.A;
  }
}

const setToWords = (motif: Motif, sung: readonly SungSyllable[], frame: SongFrame): Motif =>
  withRhythm(
    motif,
    rhythmOfWords(
      sung,
      motif.notes.map(({ step }) => step),
      frame,
    ),
  );

type Realising = {
  frame: SongFrame;
  section: FramedSection;
  unit: number;
  range: { lowest: Pitch; highest: Pitch };
  former: Pitch | null;
  shift: number;
  anchor: number;
  isEnd: boolean;
};

/** Gives a motif its pitches: accents and long notes belong to the chord, the others to the scale. */
function realise(motif: Motif, { frame, section, unit, range, former, shift, anchor, isEnd }: Realising): MelodyNote[] {
  const { key, genre } = frame.style;
  const classes = genre.melody.isPentatonic ? pentatonicClasses(key) : scaleClasses(key);
  const middle = range.lowest + (range.highest - range.lowest) * anchor;
  const start = nearestOf(Math.round(former === null ? middle : middle * 0.7 + former * 0.3), classes);
  const offset = unit * 2 * frame.barSteps;
  const notes = motif.notes.map((note, index): MelodyNote => {
    const chord = chordOfStep(section, offset + note.step, frame.barSteps);
    let pitch = stepWithin(start, (motif.degrees[index] ?? 0) + shift, classes);
    while (pitch > range.highest) pitch = stepWithin(pitch, -classes.length, classes);
    while (pitch < range.lowest) pitch = stepWithin(pitch, classes.length, classes);
    const isStrong = note.step % 8 === 0 || note.steps >= 4 || note.isAccent;
    if (isStrong) pitch = nearestOf(pitch, chord.classes.slice(0, 4), motif.degrees[index] ?? 1);
    return { step: offset + note.step, steps: note.steps, pitch, isAccent: note.isAccent };
  });
  const last = notes.at(-1);
  if (isEnd && last) {
    const chord = chordOfStep(section, last.step, frame.barSteps);
    last.pitch = nearestOf(last.pitch, chord.classes.includes(key.tonic) ? [key.tonic] : chord.classes.slice(0, 3));
  }
  return notes;
}

function chordOfStep({ chords }: FramedSection, step: number, barSteps: number): Chord {
  const bar = chords[Math.min(chords.length - 1, Math.floor(step / barSteps))]!;
  return bar[Math.min(bar.length - 1, Math.floor(((step % barSteps) / barSteps) * bar.length))]!;
}
