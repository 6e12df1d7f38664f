import type { Stereo } from '../../../shared/audio/treatment/stereo.ts';

const LINES = 8;
/** Lengths of the lines in samples at 44.1 kHz: primes, so that echoes do not meet. */
const LENGTHS = [1499, 1637, 1801, 1973, 2143, 2311, 2503, 2719];
const PRE_DELAY_SECONDS = 0.018;

/** A room: eight delay lines that feed each other. Adds the room of `sent` to `mix`. */
export function createReverb(seconds: number, sampleRateHz: number): (sent: Stereo, mix: Stereo) => void {
  const scale = (sampleRateHz / 44_100) * Math.min(1.5, 0.75 + seconds * 0.2);
  const lines = LENGTHS.map((length) => new Float32Array(Math.round(length * scale)));
  const decays = lines.map((line) => 0.001 ** (line.length / (seconds * sampleRateHz)));
  const places = new Int32Array(LINES);
  const dampers = new Float64Array(LINES);
  const heard = new Float64Array(LINES);
  const before = new Float32Array(2 * Math.round(PRE_DELAY_SECONDS * sampleRateHz));
  let at = 0;
  return (sent, mix) => {
    for (let index = 0; index < sent.left.length; index++) {
      const inLeft = before[at]!;
      const inRight = before[at + 1]!;
      before[at] = sent.left[index]!;
      before[at + 1] = sent.right[index]!;
      at = at + 2 === before.length ? 0 : at + 2;
      let sum = 0;
      for (let line = 0; line < LINES; line++) {
        // High tones die first.
        dampers[line] = dampers[line]! + 0.55 * (lines[line]![places[line]!]! - dampers[line]!);
        heard[line] = dampers[line]! * decays[line]!;
        sum += heard[line]!;
      }
      const shared = (sum * 2) / LINES;
      let left = 0;
      let right = 0;
      for (let line = 0; line < LINES; line++) {
        lines[line]![places[line]!] = heard[line]! - shared + (line % 2 === 0 ? inLeft : inRight) * 0.35;
        places[line] = places[line]! + 1 === lines[line]!.length ? 0 : places[line]! + 1;
        if (line % 2 === 0) left += heard[line]!;
        else right += heard[line]!;
      }
      mix.left[index]! += left;
      mix.right[index]! += right;
    }
  };
}
