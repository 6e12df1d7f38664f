import FFT from 'fft.js';

const SIZE = 4096;
const HOP = 882;
const BANDS = 24;
const LOWEST_HZ = 40;
const HIGHEST_HZ = 14_000;

/** What is heard frame by frame: how much begins, and how strong each of the twelve pitch classes is. */
export type Spectra = { onsets: Float64Array; chroma: Float64Array[]; hopSeconds: number };

/** Measures mono sound. */
export function spectraOf(samples: Float32Array, sampleRateHz: number): Spectra {
  const transform = new FFT(SIZE);
  const spectrum = new Float64Array(SIZE * 2);
  const window = Float64Array.from({ length: SIZE }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / SIZE));
  const frames = Math.max(0, Math.floor((samples.length - SIZE) / HOP));
  const onsets = new Float64Array(frames);
  const chroma: Float64Array[] = [];
  let former: Float64Array | null = null;
  for (let frame = 0; frame < frames; frame++) {
    const windowed = window.map((value, index) => value * samples[frame * HOP + index]!);
    transform.realTransform(spectrum, windowed);
    const sizes = Float64Array.from({ length: SIZE / 2 }, (_, bin) =>
      Math.hypot(spectrum[bin * 2]!, spectrum[bin * 2 + 1]!),
    );
    const bands = bandsOf(sizes, sampleRateHz);
    if (former) for (let band = 0; band < BANDS; band++) onsets[frame]! += Math.max(0, bands[band]! - former[band]!);
    former = bands;
    chroma.push(chromaOf(sizes, sampleRateHz));
  }
  return { onsets, chroma, hopSeconds: HOP / sampleRateHz };
}

function bandsOf(sizes: Float64Array, sampleRateHz: number): Float64Array {
  const edge = (band: number) =>
    Math.round((LOWEST_HZ * (HIGHEST_HZ / LOWEST_HZ) ** (band / BANDS) * SIZE) / sampleRateHz);
  return Float64Array.from({ length: BANDS }, (_, band) => {
    let sum = 0;
    for (let bin = edge(band); bin < Math.max(edge(band) + 1, edge(band + 1)); bin++) sum += sizes[bin]! ** 2;
    return Math.log10(1e-4 + sum);
  });
}

/** Peaks between 80 and 1050 Hz, where tones are; above, overtones would count as tones. */
function chromaOf(sizes: Float64Array, sampleRateHz: number): Float64Array {
  const chroma = new Float64Array(12);
  for (let bin = 3; bin < sizes.length - 1; bin++) {
    const hz = (bin * sampleRateHz) / SIZE;
    if (hz < 80 || hz > 1050 || sizes[bin]! <= sizes[bin - 1]! || sizes[bin]! <= sizes[bin + 1]!) continue;
    const pitchClass = (((Math.round(12 * Math.log2(hz / 440)) + 69) % 12) + 12) % 12;
    chroma[pitchClass]! += Math.sqrt(sizes[bin]!);
  }
  return chroma;
}
