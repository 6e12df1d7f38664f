import type { Chord } from './chords.ts';
import { pitchClass, type Pitch } from './pitch.ts';

/** How the tones of a chord are laid out. */
export type VoicingStyle = 'triad' | 'close' | 'open' | 'power' | 'rootless' | 'shell';

/** Where and how a chord is laid out; the one nearest to `former` is taken, so that voices move little. */
export type VoicingOptions = {
  style: VoicingStyle;
  lowest: Pitch;
  highest: Pitch;
  former?: readonly Pitch[] | undefined;
};

/** Pitches of a chord, from low to high. */
export function voiceChord(chord: Chord, { style, lowest, highest, former }: VoicingOptions): Pitch[] {
  const classes = classesOf(chord, style);
  const choices: Pitch[][] = [];
  const inversions = style === 'power' ? 1 : classes.length;
  for (let inversion = 0; inversion < inversions; inversion++) {
    const order = [...classes.slice(inversion), ...classes.slice(0, inversion)];
    for (let base = lowest; base <= highest; base++) {
      if (pitchClass(base) !== order[0]) continue;
      const pitches = stacked(base, order, style);
      if (pitches.at(-1)! <= highest) choices.push(pitches);
    }
  }
  if (choices.length === 0) {
    const root = lowest + pitchClass(chord.root - lowest);
    return chord.intervals.slice(0, 3).map((interval) => root + interval);
  }
  const middle = (lowest + highest) / 2;
  return choices.reduce((best, choice) =>
    motion(choice, middle, former) < motion(best, middle, former) ? choice : best,
  );
}

function classesOf({ classes, root }: Chord, style: VoicingStyle): number[] {
  switch (style) {
    case 'triad':
      return classes.slice(0, 3);
    case 'power':
      return [root, (root + 7) % 12, root];
    case 'rootless':
      // The root is the bass's; the fifth says least.
      return classes.length > 4
        ? [classes[1]!, classes[3]!, classes.at(-1)!]
        : classes.length > 3
          ? classes.slice(1)
          : [...classes];
    case 'shell':
      return classes.length > 3 ? [classes[1]!, classes[3]!, classes.at(-1)!] : [...classes];
    case 'close':
    case 'open':
      return classes.length > 4 ? [...classes.slice(0, 2), ...classes.slice(3, 5)] : [...classes];
  }
}

function stacked(base: Pitch, order: readonly number[], style: VoicingStyle): Pitch[] {
  const pitches = [base];
  for (const next of order.slice(1)) {
    let pitch = pitches.at(-1)! + 1;
    while (pitchClass(pitch) !== next) pitch++;
    pitches.push(pitch);
  }
  if (style === 'open' && pitches.length >= 3) {
    pitches[1]! += 12;
    pitches.sort((a, b) => a - b);
  }
  return pitches;
}

function motion(pitches: readonly Pitch[], middle: number, former: readonly Pitch[] | undefined): number {
  const mean = pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length;
  let cost = Math.abs(mean - middle) * 0.5;
  if (!former) return cost;
  for (const pitch of pitches) cost += Math.min(...former.map((other) => Math.abs(other - pitch)));
  return cost + Math.abs(pitches.at(-1)! - former.at(-1)!) * 0.7;
}
