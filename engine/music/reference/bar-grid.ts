import type { BeatTones } from './beat-tones.ts';
import { chordFits } from './chord-fits.ts';

/** How beats are counted: so many a bar, the first bar beginning with this beat. */
export type BarGrid = { beatsPerBar: 3 | 4; firstBeat: number };

/** How much a change of tones at the first beat of bars counts beside how well one chord fits each bar. */
const CHANGE_WEIGHT = 0.6;
/** Most music is in four: three must fit so much better. */
const MARGIN_OF_THREE = 0.035;

/** The count in which bars have one chord each, and chords change where bars begin. */
export function barGrid(beats: readonly BeatTones[]): BarGrid {
  const changes = beats.map((beat, index) => (index === 0 ? 0 : 1 - likeness(beat, beats[index - 1]!)));
  const usual = changes.reduce((sum, change) => sum + change, 0) / Math.max(1, changes.length);
  const choices = ([3, 4] as const).flatMap((beatsPerBar) =>
    Array.from({ length: beatsPerBar }, (_, firstBeat) => {
      const grid = { beatsPerBar, firstBeat };
      const fit = fitOf(beats, grid) + CHANGE_WEIGHT * (changeOf(changes, grid) - usual);
      return { grid, fit: beatsPerBar === 3 ? fit - MARGIN_OF_THREE : fit };
    }),
  );
  return choices.reduce((best, choice) => (choice.fit > best.fit ? choice : best)).grid;
}

function fitOf(beats: readonly BeatTones[], { beatsPerBar, firstBeat }: BarGrid): number {
  let sum = 0;
  let count = 0;
  for (let at = firstBeat; at + beatsPerBar <= beats.length; at += beatsPerBar) {
    const bar = beats.slice(at, at + beatsPerBar);
    sum += Math.max(...chordFits(bar, null));
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

function changeOf(changes: readonly number[], { beatsPerBar, firstBeat }: BarGrid): number {
  const first = changes.filter((_, index) => index >= firstBeat && (index - firstBeat) % beatsPerBar === 0);
  return first.reduce((sum, change) => sum + change, 0) / Math.max(1, first.length);
}

/** How alike the tones of two beats are, 0 to 1; the bass counts as much as all above it. */
function likeness(one: BeatTones, other: BeatTones): number {
  return (cosine(one.middle, other.middle) + cosine(one.bass, other.bass)) / 2;
}

function cosine(one: Float32Array, other: Float32Array): number {
  let [both, squareOne, squareOther] = [0, 0, 0];
  for (const [index, value] of one.entries()) {
    both += value * other[index]!;
    squareOne += value * value;
    squareOther += other[index]! ** 2;
  }
  return squareOne === 0 || squareOther === 0 ? 1 : both / Math.sqrt(squareOne * squareOther);
}
