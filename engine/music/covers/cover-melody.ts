import type { Part } from '../genres/genre.ts';
import type { MelodyNote } from '../score/melody.ts';
import type { CoveredNote } from '../score/plan-sections.ts';
import type { FramedSection, SongFrame } from '../score/song-frame.ts';
import { rhythmOfWords, syllablesIn, type SungSyllable } from '../score/sung-syllables.ts';
import { nearestOf, scaleClasses, type Pitch } from '../theory/pitch.ts';

type Range = { lowest: Pitch; highest: Pitch };
type Covered = FramedSection & { covered: NonNullable<FramedSection['covered']> };

/** Melodies of the sections of a cover: the lead line of the reference, and where words are, their syllables on its pitches. */
export function createCoverMelody(
  frame: SongFrame,
  ranges: { played: Part; sung: Part },
): (section: Covered) => MelodyNote[] {
  let line = 0;
  return (section) => {
    const notes: MelodyNote[] = [];
    for (let unit = 0; unit < Math.ceil(section.bars / 2); unit++) {
      const offset = unit * 2 * frame.barSteps;
      const lead = section.covered.lead.filter(
        ({ step }) => step >= offset && step < Math.min(offset + 2 * frame.barSteps, section.bars * frame.barSteps),
      );
      const sung = syllablesIn(section, unit, frame.barSteps);
      notes.push(
        ...(sung.length === 0
          ? lead.map((note) => playedNote(note, section, ranges.played))
          : sungNotes(sung, { frame, section, lead, offset, range: ranges.sung, line })),
      );
    }
    line += section.lines.length;
    return notes;
  };
}

const playedNote = ({ step, steps, pitch }: CoveredNote, { covered }: Covered, range: Range): MelodyNote => ({
  step,
  steps,
  pitch: within(range, pitch, covered.middle),
  isAccent: step % 8 === 0,
});

type Singing = {
  frame: SongFrame;
  section: Covered;
  lead: readonly CoveredNote[];
  offset: number;
  range: Range;
  line: number;
};

function sungNotes(
  sung: readonly SungSyllable[],
  { frame, section, lead, offset, range, line }: Singing,
): MelodyNote[] {
  const preferred = lead.map(({ step }) => step - offset);
  let former = within(range, section.covered.middle, section.covered.middle);
  return rhythmOfWords(sung, preferred, frame).map((note, index) => {
    const heard = lead.findLast(({ step }) => step <= offset + note.step) ?? lead[0];
    // Where nothing is heard the voice stays near, on a tone of the key.
    const pitch = heard
      ? within(range, heard.pitch, section.covered.middle)
      : nearestOf(former, scaleClasses(frame.style.key));
    former = pitch;
    const { syllable } = sung[index]!;
    return {
      step: offset + note.step,
      steps: note.steps,
      pitch,
      isAccent: note.isAccent,
      syllable: { ...syllable, line: line + syllable.line },
    };
  });
}

/** A pitch of the lead line in a range: all are moved by the same octaves, and what is then outside by more. */
function within({ lowest, highest }: Range, pitch: Pitch, middle: Pitch): Pitch {
  let moved = pitch + 12 * Math.round(((lowest + highest) / 2 - middle) / 12);
  while (moved > highest) moved -= 12;
  while (moved < lowest) moved += 12;
  return moved;
}
