import { createCoverMelody } from '../../covers/cover-melody.ts';
import type { Part } from '../../genres/genre.ts';
import { createMelody, type MelodyNote } from '../melody.ts';
import type { ScoreNote } from '../score.ts';
import type { FramedSection, SongFrame } from '../song-frame.ts';

/** Writes the melody, a section at a time; where lyrics are, each note has its syllable. */
export function createLeadPart(frame: SongFrame, part: Part): (section: FramedSection) => ScoreNote[] {
  const { singer } = frame.style;
  const sung = singer ? { ...part, lowest: singer.lowest, highest: singer.highest } : part;
  const melodyOf = createMelody(frame, { played: part, sung });
  const coverOf = createCoverMelody(frame, { played: part, sung });
  return (section) => {
    const { covered } = section;
    if (!section.layers.has('lead') && section.lines.length === 0 && !covered) return [];
    const notes = covered ? coverOf({ ...section, covered }) : melodyOf(section);
    const lastBar = (section.bars - 1) * frame.barSteps;
    // The last bar of a song is one chord: the melody ends on its beginning.
    return notes
      .filter(({ step, syllable }) => !section.isLast || syllable !== undefined || step <= lastBar)
      .map((note) => played(note, section, frame));
  };
}

function played(note: MelodyNote, section: FramedSection, frame: SongFrame): ScoreNote {
  const { barSteps, barSeconds, stepSeconds } = frame;
  const bar = Math.floor(note.step / barSteps);
  const within = note.step - bar * barSteps;
  const from = section.startSeconds + bar * barSeconds + stepSeconds(within);
  const length = stepSeconds(within + note.steps) - stepSeconds(within);
  const phrase = (note.step % (4 * barSteps)) / (4 * barSteps);
  const force = 0.7 + 0.3 * section.energy;
  const velocity = (note.isAccent ? 0.88 : 0.76) * (0.92 + 0.12 * Math.sin(Math.PI * phrase)) * force;
  return {
    role: 'lead',
    startSeconds: Math.max(0, from + frame.looseness()),
    durationSeconds: Math.max(0.06, length * (note.steps > 2 ? 0.95 : 0.86)),
    pitch: note.pitch,
    velocity: Math.min(1, velocity),
    ...(note.syllable ? { syllable: note.syllable } : {}),
  };
}
