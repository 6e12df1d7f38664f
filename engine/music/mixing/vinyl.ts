import { createRandom } from '../../images/drawing/random.ts';
import type { Stereo } from '../../../shared/audio/treatment/stereo.ts';

const RING = 512;

/** What an old record adds, in place: a slow change of pitch, hiss and crackle. */
export function createVinyl(sampleRateHz: number): (block: Stereo, from: number) => void {
  const random = createRandom('vinyl');
  const rings = [new Float32Array(RING), new Float32Array(RING)] as const;
  let [at, hiss, crackle] = [0, 0, 0];
  return ({ left, right }, from) => {
    for (let index = 0; index < left.length; index++) {
      const seconds = (from + index) / sampleRateHz;
      const delay = 60 + 28 * Math.sin(2 * Math.PI * 0.55 * seconds) + 3 * Math.sin(2 * Math.PI * 6.3 * seconds);
      const whole = Math.floor(delay);
      const part = delay - whole;
      [left, right].forEach((channel, side) => {
        const ring = rings[side]!;
        ring[at] = channel[index]!;
        const one = ring[(at - whole) & (RING - 1)]!;
        const two = ring[(at - whole - 1) & (RING - 1)]!;
        channel[index] = one + (two - one) * part;
      });
      at = (at + 1) & (RING - 1);
      hiss += 0.22 * (random.next() * 2 - 1 - hiss);
      if (random.next() < 6 / sampleRateHz) crackle = random.range(-0.04, 0.04);
      crackle *= 0.6;
      const noise = (hiss * 0.004 + crackle) * Math.min(1, seconds * 2);
      left[index]! += noise;
      right[index]! += noise * 0.8;
    }
  };
}
