import type { Stereo } from '../../../shared/audio/treatment/stereo.ts';

const THRESHOLD = 10 ** (-17 / 20);
const ATTACK_SECONDS = 0.018;
const RELEASE_SECONDS = 0.16;

/** Presses the whole mix together a little, in place: `ratio` 1 does nothing, 3 is a lot. */
export function createGlue(ratio: number, sampleRateHz: number): (block: Stereo) => void {
  const attack = Math.exp(-1 / (ATTACK_SECONDS * sampleRateHz));
  const release = Math.exp(-1 / (RELEASE_SECONDS * sampleRateHz));
  let level = 0;
  return ({ left, right }) => {
    for (let index = 0; index < left.length; index++) {
      const size = Math.max(Math.abs(left[index]!), Math.abs(right[index]!)) * 0.7;
      const keep = size > level ? attack : release;
      level = size + (level - size) * keep;
      const gain = level > THRESHOLD ? (level / THRESHOLD) ** (1 / ratio - 1) : 1;
      left[index] = Math.tanh(left[index]! * gain * 1.1) / 1.1;
      right[index] = Math.tanh(right[index]! * gain * 1.1) / 1.1;
    }
  };
}
