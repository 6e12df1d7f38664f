import { trackPitch } from '../vocoder/pitch-track.ts';

/** How far two takes of a text lie apart: semitones between their melodies (root mean square), and their lengths as a share. */
export type TakeDifference = { semitones: number; durationShare: number };

const POINTS = 200;

/** Compares two takes at VOICE_RATE_HZ. Melodies are laid on each other from beginning to end, wherever both have a pitch. */
export function takeDifference(left: Float32Array, right: Float32Array): TakeDifference {
  const [one, other] = [contour(left), contour(right)];
  const squares = one.flatMap((pitch, index) => {
    const against = other[index] as number;
    return pitch > 0 && against > 0 ? [(12 * Math.log2(pitch / against)) ** 2] : [];
  });
  return {
    semitones: Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / Math.max(1, squares.length)),
    durationShare: Math.abs(Math.log(left.length / right.length)),
  };
}

/** Pitch at points spread evenly over a sound; 0 without voice. */
function contour(samples: Float32Array): number[] {
  const { pitchHz } = trackPitch(samples);
  return Array.from({ length: POINTS }, (_, point) => pitchHz[Math.floor((point / POINTS) * pitchHz.length)] ?? 0);
}
