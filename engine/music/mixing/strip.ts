import type { PartRole } from '../genres/genre.ts';
import { bellFilter, highPassFilter, type Biquad } from './biquad.ts';
import type { Stereo } from './stereo.ts';

/** How one part comes to the mix. `gain` is a factor; the rest as in Part. */
export type StripSettings = {
  gain: number;
  pan: number;
  reverb: number;
  delay: number;
  /** How far its two sides differ, 0 to 1. */
  width: number;
  /** How much it steps back under the kick. */
  ducking: number;
  filters: readonly Biquad[];
};

const HIGH_PASS_HZ: Readonly<Record<PartRole, number>> = {
  bass: 32,
  comp: 110,
  second: 120,
  arp: 130,
  pad: 170,
  counter: 80,
  lead: 140,
};

/** How wide parts are. */
export const WIDTH: Readonly<Record<PartRole, number>> = {
  bass: 0,
  comp: 0.45,
  second: 0.5,
  arp: 0.4,
  pad: 0.75,
  counter: 0.35,
  lead: 0.12,
};

/** Makes room for each other: the lead is clear, chords leave out what is muddy. */
export function filtersOf(role: PartRole, sampleRateHz: number): Biquad[] {
  const filters = [highPassFilter(HIGH_PASS_HZ[role], sampleRateHz)];
  if (role === 'lead') filters.push(bellFilter(2600, 1.8, sampleRateHz));
  if (role === 'bass') filters.push(bellFilter(750, 1.5, sampleRateHz));
  if (role === 'comp' || role === 'second' || role === 'pad') filters.push(bellFilter(320, -2, sampleRateHz));
  return filters;
}

/** Where strips come together. */
export type Busses = { mix: Stereo; room: Stereo; echo: Stereo };

const RING = 1024;

/** Puts mono blocks of a part into the busses; `duck` is how far the kick pushes at each sample, 0 to 1. */
export function createStrip(
  settings: StripSettings,
  number: number,
): (samples: Float32Array, busses: Busses, duck: Float32Array | null) => void {
  const { gain, pan, reverb, delay, width, ducking, filters } = settings;
  const ring = new Float32Array(RING);
  const distance = 340 + ((number * 137) % 300);
  let at = 0;
  let low = 0;
  const leftGain = gain * Math.min(1, 1 - pan);
  const rightGain = gain * Math.min(1, 1 + pan);
  return (samples, { mix, room, echo }, duck) => {
    for (const filter of filters) filter(samples);
    for (let index = 0; index < samples.length; index++) {
      const value = samples[index]!;
      const late = ring[(at - distance) & (RING - 1)]!;
      ring[at] = value;
      at = (at + 1) & (RING - 1);
      // Below, both sides are the same.
      low += 0.045 * (late - low);
      const side = (late - low) * width;
      const push = duck && ducking > 0 ? 1 - ducking * duck[index]! : 1;
      const left = (value + side) * leftGain * push;
      const right = (value - side) * rightGain * push;
      mix.left[index]! += left;
      mix.right[index]! += right;
      room.left[index]! += left * reverb;
      room.right[index]! += right * reverb;
      echo.left[index]! += left * delay;
      echo.right[index]! += right * delay;
    }
  };
}
