import type { MusicKey } from '../../../shared/domain/music/music-key.ts';
import type { BeatTones } from './beat-tones.ts';
import type { Triad } from './reference-music.ts';

/** How much the root in the bass counts, most of it on the first beat, and that all tones belong to the key. Tuned by `npm run bench -- covers`. */
const BASS_WEIGHT = 1.1;
const FIRST_BEAT_SHARE = 0.7;
const KEY_WEIGHT = 0.08;

const MAJOR = [0, 4, 7];
const MINOR = [0, 3, 7];
const KEY_STEPS = { major: [0, 2, 4, 5, 7, 9, 11], minor: [0, 2, 3, 5, 7, 8, 10] };

/** The triad of a place in the list of `chordFits`: twelve major ones from C on, then the minor ones. */
export const triadAt = (index: number): NonNullable<Triad> => ({ root: index % 12, isMinor: index >= 12 });

const TEMPLATES: readonly Float32Array[] = Array.from({ length: 24 }, (_, index) => templateOf(triadAt(index)));

function templateOf({ root, isMinor }: NonNullable<Triad>): Float32Array {
  const template = new Float32Array(12);
  for (const step of isMinor ? MINOR : MAJOR) template[(root + step) % 12] = 1;
  return centred(template);
}

/** How well each of the 24 triads fits the tones of some beats, about −1 to 1.5. */
export function chordFits(beats: readonly BeatTones[], key: MusicKey | null): number[] {
  const middle = centred(mean(beats.map((beat) => beat.middle)));
  const bass = bassOf(beats);
  return TEMPLATES.map((template, index) => {
    const triad = triadAt(index);
    const tones = template.reduce((sum, value, pitchClass) => sum + value * middle[pitchClass]!, 0);
    return tones + BASS_WEIGHT * bass[triad.root]! + (key !== null && isInKey(triad, key) ? KEY_WEIGHT : 0);
  });
}

/** Later beats lead to the next chord. */
function bassOf(beats: readonly BeatTones[]): Float32Array {
  const [first] = beats;
  return mean(beats.map((beat) => beat.bass)).map(
    (value, index) => value * (1 - FIRST_BEAT_SHARE) + (first?.bass[index] ?? 0) * FIRST_BEAT_SHARE,
  );
}

/** The major chord of the fifth belongs to minor keys as well. */
function isInKey({ root, isMinor }: NonNullable<Triad>, key: MusicKey): boolean {
  const steps = KEY_STEPS[key.isMinor ? 'minor' : 'major'];
  if (key.isMinor && !isMinor && (root - key.tonic + 12) % 12 === 7) return true;
  return (isMinor ? MINOR : MAJOR).every((step) => steps.includes((root + step - key.tonic + 24) % 12));
}

function mean(all: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(12);
  for (const values of all) for (let index = 0; index < 12; index++) sum[index]! += values[index]! / all.length;
  return sum;
}

/** Without its mean, and of length 1. */
function centred(values: Float32Array): Float32Array {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  const shifted = values.map((value) => value - middle);
  const length = Math.sqrt(shifted.reduce((sum, value) => sum + value * value, 0));
  return length < 1e-6 ? shifted.fill(0) : shifted.map((value) => value / length);
}
