import { createTransform } from './transform.ts';

/** Two spectra: a long one tells tones apart, a short one tells when something begins. */
const TONE_SECONDS = 0.256;
const ONSET_SECONDS = 0.064;
const HOP_SECONDS = 0.01;
/** Tones change slowly: every so many hops is enough. */
const TONE_HOPS = 10;
const BANDS = 24;
const LOWEST_HZ = 40;
const HIGHEST_HZ = 7600;

/** What is heard frame by frame: how much begins, and, more slowly, how strong each of the twelve pitch classes from C is. */
export type Spectra = { onsets: Float64Array; chroma: Float64Array[]; hopSeconds: number };

/** Measures mono sound. `checkpoint` is called every so often and may throw. */
export function spectraOf(
  samples: Float32Array,
  sampleRateHz: number,
  checkpoint: () => void = () => undefined,
): Spectra {
  const hop = Math.round(HOP_SECONDS * sampleRateHz);
  const short = createTransform(ONSET_SECONDS * sampleRateHz);
  const long = createTransform(TONE_SECONDS * sampleRateHz);
  const frames = Math.max(0, Math.floor((samples.length - long.size) / hop));
  const onsets = new Float64Array(frames);
  const chroma: Float64Array[] = [];
  const edges = bandEdges(short.size, sampleRateHz);
  const pitchClasses = pitchClassesOf(long.size, sampleRateHz);
  let former: Float64Array | null = null;
  for (let frame = 0; frame < frames; frame++) {
    const bands = bandsOf(short.sizesAt(samples, frame * hop), edges);
    let sum = 0;
    if (former) for (let band = 0; band < BANDS; band++) sum += Math.max(0, bands[band]! - former[band]!);
    onsets[frame] = sum;
    former = bands;
    if (frame % TONE_HOPS !== 0) continue;
    checkpoint();
    chroma.push(chromaOf(long.sizesAt(samples, frame * hop), pitchClasses));
  }
  return { onsets, chroma, hopSeconds: hop / sampleRateHz };
}

/** Bins at which bands begin, each of the same musical width; low ones have one bin at least. */
const bandEdges = (size: number, sampleRateHz: number): number[] =>
  Array.from({ length: BANDS + 1 }, (_, band) =>
    Math.round((LOWEST_HZ * (HIGHEST_HZ / LOWEST_HZ) ** (band / BANDS) * size) / sampleRateHz),
  );

function bandsOf(sizes: Float64Array, edges: readonly number[]): Float64Array {
  return Float64Array.from({ length: BANDS }, (_, band) => {
    const from = edges[band]!;
    let sum = 0;
    for (let bin = from; bin < Math.max(from + 1, edges[band + 1]!); bin++) sum += (sizes[bin] ?? 0) ** 2;
    return Math.log10(1e-4 + sum);
  });
}

/** The pitch class of each bin between 80 and 1050 Hz, where tones are; above, overtones would count as tones. */
function pitchClassesOf(size: number, sampleRateHz: number): Int8Array {
  return Int8Array.from({ length: size / 2 }, (_, bin) => {
    const hz = (bin * sampleRateHz) / size;
    if (hz < 80 || hz > 1050) return -1;
    return (((Math.round(12 * Math.log2(hz / 440)) + 69) % 12) + 12) % 12;
  });
}

/** Peaks only. */
function chromaOf(sizes: Float64Array, pitchClasses: Int8Array): Float64Array {
  const chroma = new Float64Array(12);
  for (let bin = 3; bin < sizes.length - 1; bin++) {
    const pitchClass = pitchClasses[bin]!;
    if (pitchClass < 0 || sizes[bin]! <= sizes[bin - 1]! || sizes[bin]! <= sizes[bin + 1]!) continue;
    chroma[pitchClass]! += Math.sqrt(sizes[bin]!);
  }
  return chroma;
}
