import type { PartRole } from '../genres/genre.ts';
import { bellFilter, highPassFilter, type Biquad } from './biquad.ts';
import type { Stereo } from '../../../shared/audio/treatment/stereo.ts';

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

/** Puts a mono block of a part into the busses; `duck` is how far the kick pushes at each sample, 0 to 1. */
export type Strip = (samples: Float32Array, busses: Busses, duck: Float32Array | null) => void;

/** Creates the strip of a part. */
export function createStrip(settings: StripSettings, number: number): Strip {
  const { gain, pan, reverb, delay, width, ducking, filters } = settings;
  const ring = new Float32Array(RING);
  const distance = 340 + ((number * 137) % 300);
  const leftGain = gain * Math.min(1, 1 - pan);
  const rightGain = gain * Math.min(1, 1 + pan);
  let place = 0;
  let deep = 0;
  return (samples, { mix, room, echo }, duck) => {
    for (const filter of filters) filter(samples);
    const sides = { left: new Float32Array(samples.length), right: new Float32Array(samples.length) };
    // Local copies: this is where most of the time goes.
    let at = place;
    let low = deep;
    for (let index = 0; index < samples.length; index++) {
      const value = samples[index]!;
      const late = ring[(at - distance) & (RING - 1)]!;
      ring[at] = value;
      at = (at + 1) & (RING - 1);
      // Below, both sides are the same.
      low += 0.045 * (late - low);
      const side = (late - low) * width;
      const push = duck === null ? 1 : 1 - ducking * duck[index]!;
      sides.left[index] = (value + side) * leftGain * push;
      sides.right[index] = (value - side) * rightGain * push;
    }
    place = at;
    deep = low;
    addTo(mix, sides, 1);
    if (reverb > 0) addTo(room, sides, reverb);
    if (delay > 0) addTo(echo, sides, delay);
  };
}

/** Adds a sound to a bus. */
export function addTo(bus: Stereo, { left, right }: Stereo, gain: number): void {
  const [busLeft, busRight] = [bus.left, bus.right];
  for (let index = 0; index < left.length; index++) {
    busLeft[index]! += left[index]! * gain;
    busRight[index]! += right[index]! * gain;
  }
}
