import { syllablesOf, wordsOf } from '../lyrics/syllables.ts';
import type { MotifNote } from './motif.ts';
import type { PlannedSection } from './plan-sections.ts';
import type { Syllable } from './score.ts';
import type { SongFrame } from './song-frame.ts';
import { syllableRhythm } from './syllable-rhythm.ts';

/** A syllable of a line, in steps of a unit of two bars: where its line begins, and how much room that has. */
export type SungSyllable = { syllable: Syllable; from: number; room: number };

/** Syllables of the lines that begin in a unit of two bars. */
export function syllablesIn(
  { lines, barsPerLine }: Pick<PlannedSection, 'lines' | 'barsPerLine'>,
  unit: number,
  barSteps: number,
): SungSyllable[] {
  const first = barsPerLine === 2 ? unit : unit * 2;
  return Array.from({ length: barsPerLine === 2 ? 1 : 2 }, (_, offset) => offset).flatMap((offset) => {
    const text = lines[first + offset];
    if (text === undefined) return [];
    return wordsOf(text).flatMap((word) =>
      syllablesOf(word).map((syllable, index) => ({
        syllable: { text: syllable, word, line: first + offset, isWordStart: index === 0 },
        from: offset * barSteps,
        room: barsPerLine * barSteps,
      })),
    );
  });
}

/** When the syllables of a unit are sung, rather on the steps that are preferred. */
export function rhythmOfWords(
  sung: readonly SungSyllable[],
  preferred: readonly number[],
  { barSteps, beatSeconds }: Pick<SongFrame, 'barSteps' | 'beatSeconds'>,
): MotifNote[] {
  const notes: MotifNote[] = [];
  for (const from of new Set(sung.map((entry) => entry.from))) {
    const line = sung.filter((entry) => entry.from === from);
    const rhythm = syllableRhythm(line.length, {
      steps: line[0]!.room,
      barSteps,
      stepSeconds: beatSeconds / 4,
      preferred: preferred.map((step) => step - from),
    });
    notes.push(...rhythm.map((note) => ({ ...note, step: note.step + from })));
  }
  return notes;
}
