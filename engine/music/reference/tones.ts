import { createTransform } from '../../../shared/audio/music/transform.ts';
import { REFERENCE_RATE_HZ } from './read-sound.ts';

/** Seconds between two frames of tones. */
export const TONE_HOP_SECONDS = 0.064;
/** The lead line is looked for from G below middle C up over two and a half octaves. */
export const LEAD_LOWEST = 55;
/** How many pitches that are. */
export const LEAD_PITCHES = 30;

/** What sounds in each frame: pitch classes from C of the middle and of the bass, and how strong each pitch of the lead is. All of 12 or LEAD_PITCHES numbers. */
export type Tones = { middle: Float32Array[]; bass: Float32Array[]; lead: Float32Array[]; middles: number[] };

const TONE_SECONDS = 0.256;
const BASS_SECONDS = 0.512;
const HARMONICS = 6;
const HARMONIC_WEIGHT = 0.8;

const pitchOf = (hz: number): number => 69 + 12 * Math.log2(hz / 440);
const hzOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

/** Measures mono sound at REFERENCE_RATE_HZ. `checkpoint` is called with every frame and may throw. */
export function tonesOf(samples: Float32Array, checkpoint: () => void): Tones {
  const hop = Math.round(TONE_HOP_SECONDS * REFERENCE_RATE_HZ);
  const tone = createTransform(TONE_SECONDS * REFERENCE_RATE_HZ);
  const low = createTransform(BASS_SECONDS * REFERENCE_RATE_HZ);
  const partials = partialBins(tone.size);
  const tones: Tones = { middle: [], bass: [], lead: [], middles: [] };
  for (let at = 0; at + tone.size / 2 < samples.length; at += hop) {
    checkpoint();
    const sizes = tone.sizesAt(samples, at);
    tones.middle.push(chromaOf(sizes, { size: tone.size, fromHz: 110, toHz: 1050 }));
    tones.lead.push(leadOf(sizes, partials));
    const lowSizes = low.sizesAt(samples, Math.max(0, at - (low.size - tone.size) / 2));
    tones.bass.push(chromaOf(lowSizes, { size: low.size, fromHz: 38, toHz: 165 }));
    tones.middles.push((at + tone.size / 2) / REFERENCE_RATE_HZ);
  }
  return tones;
}

type Range = { size: number; fromHz: number; toHz: number };

/** Peaks only, each at its true frequency, by the square root of its size. */
function chromaOf(sizes: Float64Array, { size, fromHz, toHz }: Range): Float32Array {
  const chroma = new Float32Array(12);
  const first = Math.max(2, Math.floor((fromHz * size) / REFERENCE_RATE_HZ));
  const last = Math.min(sizes.length - 2, Math.ceil((toHz * size) / REFERENCE_RATE_HZ));
  for (let bin = first; bin <= last; bin++) {
    const [left, here, right] = [sizes[bin - 1]!, sizes[bin]!, sizes[bin + 1]!];
    if (here <= left || here < right || here < 1e-4) continue;
    const pitch = pitchOf(((bin + shiftOf(left, here, right)) * REFERENCE_RATE_HZ) / size);
    const nearest = Math.round(pitch);
    // What lies between two pitches belongs to neither.
    chroma[((nearest % 12) + 12) % 12]! += Math.sqrt(here) * Math.exp(-((pitch - nearest) ** 2) / 0.08);
  }
  return chroma;
}

/** Where a peak of three sizes is, −0.5 to 0.5 from the middle one. */
function shiftOf(left: number, here: number, right: number): number {
  const [a, b, c] = [Math.log(left + 1e-9), Math.log(here + 1e-9), Math.log(right + 1e-9)];
  const bend = a - 2 * b + c;
  return bend >= 0 ? 0 : Math.max(-0.5, Math.min(0.5, (0.5 * (a - c)) / bend));
}

type Bins = { from: number; to: number; weight: number };

/** Where the partials of each pitch of the lead are. */
const partialBins = (size: number): Bins[][] =>
  Array.from({ length: LEAD_PITCHES }, (_, index) =>
    Array.from({ length: HARMONICS }, (_harmonic, order) => {
      const binOf = (pitch: number) => (hzOf(pitch) * (order + 1) * size) / REFERENCE_RATE_HZ;
      const pitch = LEAD_LOWEST + index;
      return {
        from: Math.round(binOf(pitch - 0.35)),
        to: Math.max(Math.round(binOf(pitch - 0.35)), Math.round(binOf(pitch + 0.35))),
        weight: HARMONIC_WEIGHT ** order,
      };
    }),
  );

/** The partials of each pitch together; a pitch whose own tone is missing is an overtone's shadow and counts little. */
function leadOf(sizes: Float64Array, partials: readonly Bins[][]): Float32Array {
  return Float32Array.from(partials, (bins) => {
    let sum = 0;
    let own = 0;
    for (const [order, { from, to, weight }] of bins.entries()) {
      let most = 0;
      for (let bin = from; bin <= to && bin < sizes.length; bin++) most = Math.max(most, sizes[bin]!);
      const strength = Math.sqrt(most);
      if (order === 0) own = strength;
      sum += weight * strength;
    }
    return Math.min(sum, own * 4);
  });
}
