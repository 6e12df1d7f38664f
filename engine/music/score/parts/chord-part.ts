import type { Part } from '../../genres/genre.ts';
import type { Chord } from '../../theory/chords.ts';
import type { Pitch } from '../../theory/pitch.ts';
import { voiceChord } from '../../theory/voicing.ts';
import type { ScoreNote } from '../score.ts';
import { chordAt, heldSteps, signAt, VELOCITY, type Bar, type SongFrame } from '../song-frame.ts';

/** Roles that play chords. */
export type ChordRole = 'comp' | 'second' | 'arp' | 'pad' | 'counter';

const STRUM_SECONDS = 0.011;
const ROLL_SECONDS = 0.004;

/** Writes a part that plays chords: by its pattern, or held where the groove has none for it. */
export function createChordPart(frame: SongFrame, role: ChordRole, part: Part): (bar: Bar) => ScoreNote[] {
  const voices = createVoices(part);
  const pair =
    role === 'counter'
      ? undefined
      : (frame.style.groove[role] ?? (role === 'second' ? frame.style.groove.comp : undefined));
  return (bar) => {
    const layer = bar.section.layers.get(role);
    if (!layer) return [];
    const context = { frame, role, part, voices };
    if (bar.isFinal) return finalChord(bar, context);
    if (role === 'counter') return counterNotes(bar, context);
    const pattern = pair?.[layer === 'full' ? 1 : 0];
    return pattern === undefined ? held(bar, context) : played(bar, context, pattern);
  };
}

type Context = { frame: SongFrame; role: ChordRole; part: Part; voices: (chord: Chord) => Pitch[] };

function createVoices(part: Part): (chord: Chord) => Pitch[] {
  let former: Pitch[] | undefined;
  return (chord) => {
    former = voiceChord(chord, { style: part.style ?? 'close', lowest: part.lowest, highest: part.highest, former });
    return former;
  };
}

function held(bar: Bar, { frame, role, voices }: Context): ScoreNote[] {
  const seconds = frame.barSeconds / bar.chords.length;
  return bar.chords.flatMap((chord, index) =>
    voices(chord).map((pitch) => ({
      role,
      startSeconds: Math.max(0, bar.startSeconds + index * seconds - 0.02),
      durationSeconds: seconds + 0.05,
      pitch,
      velocity: 0.62 * bar.force,
    })),
  );
}

function finalChord(bar: Bar, { frame, role, part, voices }: Context): ScoreNote[] {
  if (frame.style.genre.ending === 'cold' && part.isShort) return [];
  const spread = role === 'arp' || frame.style.genre.ending === 'slow' ? 0.05 : ROLL_SECONDS;
  return voices(bar.chords[0]!).map((pitch, index) => ({
    role,
    startSeconds: bar.startSeconds + index * spread,
    durationSeconds: frame.barSeconds * (part.isShort ? 0.3 : 1.4),
    pitch,
    velocity: 0.72 * bar.force,
  }));
}

/** One slow voice that moves by the least step to a third or fifth. */
function counterNotes(bar: Bar, { frame, voices }: Context): ScoreNote[] {
  const pitches = voices(bar.chords[0]!);
  const pitch = pitches[Math.min(1, pitches.length - 1)]!;
  return [
    {
      role: 'counter',
      startSeconds: bar.startSeconds,
      durationSeconds: frame.barSeconds * 0.95,
      pitch,
      velocity: 0.68 * bar.force,
    },
  ];
}

function played(bar: Bar, context: Context, pattern: string): ScoreNote[] {
  const { frame, voices } = context;
  const { barSteps } = frame;
  const notes: ScoreNote[] = [];
  let chord: Chord | null = null;
  let pitches: Pitch[] = [];
  for (let step = 0; step < barSteps; step++) {
    const sign = signAt(pattern, bar.number, { step, barSteps });
    if (sign === '.' || sign === '-') continue;
    const now = chordAt(bar, step, barSteps);
    if (now !== chord) pitches = voices((chord = now));
    const steps = heldSteps(pattern, bar.number, { step, barSteps });
    notes.push(...hitOf(bar, context, { sign, step, steps, pitches }));
  }
  return notes;
}

type Hit = { sign: string; step: number; steps: number; pitches: readonly Pitch[] };

function hitOf(bar: Bar, { frame, role, part }: Context, { sign, step, steps, pitches }: Hit): ScoreNote[] {
  const from = bar.startSeconds + frame.stepSeconds(step);
  const length = frame.stepSeconds(step + steps) - frame.stepSeconds(step);
  const vary = () => 1 + frame.random.spread() * 0.05;
  if (/\d/.test(sign)) {
    const index = Number(sign);
    const pitch = index < pitches.length ? pitches[index]! : pitches[index % pitches.length]! + 12;
    const velocity = (step % 4 === 0 ? 0.74 : 0.62) * bar.force * vary();
    const startSeconds = Math.max(0, from + frame.looseness());
    return [
      {
        role,
        startSeconds,
        durationSeconds: Math.max(0.06, part.isShort ? length * 0.8 : length * 1.6),
        pitch,
        velocity,
      },
    ];
  }
  const isStrum = sign === 'D' || sign === 'U';
  const order = sign === 'U' ? pitches.toReversed().slice(0, 3) : pitches;
  const spread = isStrum ? STRUM_SECONDS : frame.style.genre.isElectronic ? 0 : ROLL_SECONDS;
  const start = from + frame.looseness();
  return order.map((pitch, index) => ({
    role,
    startSeconds: Math.max(0, start + index * spread),
    durationSeconds: Math.max(0.05, part.isShort ? Math.min(length, frame.beatSeconds * 0.3) : length * 0.95),
    pitch,
    velocity: Math.min(1, (VELOCITY[sign] ?? 0.7) * bar.force * (1 - 0.03 * index) * vary()),
  }));
}
