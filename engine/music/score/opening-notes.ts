import type { Part, PartRole } from '../genres/genre.ts';
import { voiceChord } from '../theory/voicing.ts';
import type { DrumHit, ScoreNote } from './score.ts';
import type { FramedSection, SongFrame } from './song-frame.ts';

/** Who opens a song in which nobody else begins on its first beat. */
const OPENERS: readonly PartRole[] = ['comp', 'pad', 'second', 'arp'];
/** Nobody waits longer than this for the first sound, s. */
const LATEST_SECONDS = 0.12;

/** The first chord, held, where the groove would begin with a rest: a song must not seem to have begun before it was heard. */
export function openingNotes(
  { notes, hits }: { notes: readonly ScoreNote[]; hits: readonly DrumHit[] },
  section: FramedSection,
  { style, barSeconds }: SongFrame,
): ScoreNote[] {
  const first = [...notes, ...hits].reduce((least, { startSeconds }) => Math.min(least, startSeconds), Infinity);
  const role = OPENERS.find((each) => style.genre.parts[each]);
  const part: Part | undefined = role && style.genre.parts[role];
  if (first <= LATEST_SECONDS || !role || !part) return [];
  const chord = section.chords[0]![0]!;
  const pitches = voiceChord(chord, {
    style: part.style ?? 'close',
    lowest: part.lowest,
    highest: part.highest,
    former: undefined,
  });
  return pitches.map((pitch) => ({
    role,
    startSeconds: 0,
    durationSeconds: Math.min(barSeconds, first + barSeconds / 4),
    pitch,
    velocity: 0.5,
  }));
}
