import type { Part } from '../../genres/genre.ts';
import type { Chord } from '../../theory/chords.ts';
import { nearestOf, pitchClass, scaleClasses, type Pitch } from '../../theory/pitch.ts';
import type { ScoreNote } from '../score.ts';
import { chordAt, heldSteps, signAt, type Bar, type SongFrame } from '../song-frame.ts';

/** Writes the bass, bar by bar. */
export function createBassPart(frame: SongFrame, part: Part): (bar: Bar) => ScoreNote[] {
  const { groove } = frame.style;
  return (bar) => {
    const layer = bar.section.layers.get('bass');
    if (!layer) return [];
    const pattern = groove.bass[layer === 'full' ? 1 : 0];
    if (bar.isFinal) {
      const pitch = rootOf(bar.chords[0]!, part);
      return [note(bar, frame, { step: 0, seconds: frame.barSeconds * 1.6, pitch, velocity: 0.85 })];
    }
    return pattern === 'walk' || pattern === 'half'
      ? walk(bar, frame, { part, pattern })
      : written(bar, frame, { part, pattern });
  };
}

type Line = { part: Part; pattern: string };

const rootOf = (chord: Chord, { lowest }: Part): Pitch => lowest + pitchClass(chord.bass - lowest);

function written(bar: Bar, frame: SongFrame, { part, pattern }: Line): ScoreNote[] {
  const { barSteps, random } = frame;
  const notes: ScoreNote[] = [];
  for (let step = 0; step < barSteps; step++) {
    const sign = signAt(pattern, bar.number, { step, barSteps });
    if (sign === '.' || sign === '-') continue;
    const held = heldSteps(pattern, bar.number, { step, barSteps });
    const pitch = pitchOf(sign, { chord: chordAt(bar, step, barSteps), next: bar.nextChord, part, random });
    const seconds = (frame.stepSeconds(step + held) - frame.stepSeconds(step)) * (held > 2 ? 0.94 : 0.82);
    const velocity = sign >= 'a' ? 0.6 : step % 8 === 0 ? 0.9 : 0.8;
    notes.push(note(bar, frame, { step, seconds, pitch, velocity }));
  }
  return notes;
}

type Sought = { chord: Chord; next: Chord; part: Part; random: SongFrame['random'] };

function pitchOf(sign: string, { chord, next, part, random }: Sought): Pitch {
  const root = rootOf(chord, part);
  switch (sign) {
    case '5': {
      const fifth = root + (chord.intervals[2] ?? 7);
      return fifth > part.highest ? fifth - 12 : fifth;
    }
    case '3':
      return root + (chord.intervals[1] ?? 4);
    case '7':
      return root + (chord.intervals[3] ?? 10);
    case '8':
      return root + 12;
    case 'a': {
      const goal = rootOf(next, part);
      return goal + (goal > root ? -1 : 1) * (random.chance(0.6) ? 1 : 2);
    }
    default:
      return root;
  }
}

function walk(bar: Bar, frame: SongFrame, { part, pattern }: Line): ScoreNote[] {
  const { random } = frame;
  const beats = frame.barSteps / 4;
  const chord = bar.chords[0]!;
  const root = rootOf(chord, part);
  if (pattern === 'half') {
    return [0, Math.floor(beats / 2)].map((beat, index) =>
      note(bar, frame, {
        step: beat * 4,
        seconds: frame.beatSeconds * 1.8,
        pitch: index === 0 ? root : root + (chord.intervals[2] ?? 7) - (root > part.lowest + 6 ? 12 : 0),
        velocity: 0.8,
      }),
    );
  }
  const goal = rootOf(bar.nextChord, part);
  const upward = goal >= root ? 1 : -1;
  const tones = [...chord.classes.slice(0, 4), ...scaleClasses(frame.style.key)];
  const line = [root];
  for (let beat = 1; beat < beats - 1; beat++) {
    const reach = line.at(-1)! + upward * random.integer(2, 4);
    line.push(clampInto(nearestOf(reach, beat === 2 ? chord.classes : tones, upward), part));
  }
  line.push(goal + random.sign() * (random.chance(0.7) ? 1 : 2));
  if (bar.chords.length > 1) line[Math.floor(beats / 2)] = rootOf(bar.chords[1]!, part);
  return line.map((pitch, beat) =>
    note(bar, frame, { step: beat * 4, seconds: frame.beatSeconds * 0.92, pitch, velocity: beat % 2 ? 0.74 : 0.84 }),
  );
}

const clampInto = (pitch: Pitch, { lowest, highest }: Part): Pitch =>
  pitch > highest ? pitch - 12 : pitch < lowest ? pitch + 12 : pitch;

type Placed = { step: number; seconds: number; pitch: Pitch; velocity: number };

function note(bar: Bar, frame: SongFrame, { step, seconds, pitch, velocity }: Placed): ScoreNote {
  return {
    role: 'bass',
    startSeconds: Math.max(0, bar.startSeconds + frame.stepSeconds(step) + frame.looseness()),
    durationSeconds: Math.max(0.04, seconds),
    pitch,
    velocity: Math.min(1, velocity * bar.force),
  };
}
