/** Loudness of a narration that streaming services and podcasts expect of mono speech, LUFS. */
export const SPEECH_LOUDNESS_LUFS = -16;

const BLOCK_SECONDS = 0.4;
const STEP_SECONDS = 0.1;
const SILENCE_LUFS = -70;
const GATE_LU = -10;
/** Loudness of a mean square of 1 (ITU-R BS.1770). */
const OFFSET_LUFS = -0.691;

/** A filter of second order: feed-forward and feedback coefficients, the first feedback one being 1. */
export type LoudnessFilter = { b: [number, number, number]; a: [number, number] };

/**
 * Integrated loudness of one channel in LUFS, with the gates of ITU-R BS.1770-4; what is shorter than a block is measured
 * as a whole. -Infinity for silence.
 */
export function integratedLoudness(samples: Float32Array, sampleRateHz: number): number {
  const squares = weightedSquares(samples, sampleRateHz);
  const blocks = meanSquares(squares, sampleRateHz);
  const audible = blocks.filter((block) => loudnessOf(block) > SILENCE_LUFS);
  if (audible.length === 0) return -Infinity;
  const gate = loudnessOf(mean(audible)) + GATE_LU;
  return loudnessOf(mean(audible.filter((block) => loudnessOf(block) > gate)));
}

/** Brings a sound to a loudness, in place; silence stays silence. It may be louder than full scale afterwards. */
export function setLoudness(samples: Float32Array, sampleRateHz: number, lufs: number): void {
  const loudness = integratedLoudness(samples, sampleRateHz);
  if (!Number.isFinite(loudness)) return;
  const gain = 10 ** ((lufs - loudness) / 20);
  for (let index = 0; index < samples.length; index++) samples[index]! *= gain;
}

const loudnessOf = (meanSquare: number): number => OFFSET_LUFS + 10 * Math.log10(meanSquare);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function meanSquares(squares: Float64Array, sampleRateHz: number): number[] {
  const length = Math.round(BLOCK_SECONDS * sampleRateHz);
  const step = Math.round(STEP_SECONDS * sampleRateHz);
  const sums = new Float64Array(squares.length + 1);
  for (let index = 0; index < squares.length; index++) sums[index + 1] = sums[index]! + squares[index]!;
  if (squares.length <= length) return [sums[squares.length]! / Math.max(1, squares.length)];
  const blocks: number[] = [];
  for (let start = 0; start + length <= squares.length; start += step) {
    blocks.push((sums[start + length]! - sums[start]!) / length);
  }
  return blocks;
}

/** Squares of the sound as the ear weighs it: what a head does to it, then without the lowest tones. */
function weightedSquares(samples: Float32Array, sampleRateHz: number): Float64Array {
  const weighed = Float64Array.from(samples);
  for (const filter of loudnessFilters(sampleRateHz)) applyFilter(weighed, filter);
  return weighed.map((value) => value * value);
}

/** The filters that weigh sound as the ear does, one after the other (ITU-R BS.1770). */
export const loudnessFilters = (sampleRateHz: number): readonly [LoudnessFilter, LoudnessFilter] => [
  headShelf(sampleRateHz),
  lowCut(sampleRateHz),
];

function applyFilter(samples: Float64Array, { b: [b0, b1, b2], a: [a1, a2] }: LoudnessFilter): void {
  let first = 0;
  let second = 0;
  for (let index = 0; index < samples.length; index++) {
    const value = samples[index]!;
    const next = b0 * value + first;
    first = b1 * value - a1 * next + second;
    second = b2 * value - a2 * next;
    samples[index] = next;
  }
}

/** The analogue filters behind the coefficients that BS.1770 states for 48 kHz, at any rate. */
function headShelf(sampleRateHz: number): LoudnessFilter {
  const gain = 10 ** (3.999_843_853_973_347 / 20);
  const quality = 0.707_175_236_955_419_6;
  const k = Math.tan((Math.PI * 1681.974_450_955_533) / sampleRateHz);
  const middle = gain ** 0.499_666_774_154_541_6;
  const norm = 1 + k / quality + k * k;
  return {
    b: [
      (gain + (middle * k) / quality + k * k) / norm,
      (2 * (k * k - gain)) / norm,
      (gain - (middle * k) / quality + k * k) / norm,
    ],
    a: [(2 * (k * k - 1)) / norm, (1 - k / quality + k * k) / norm],
  };
}

function lowCut(sampleRateHz: number): LoudnessFilter {
  const quality = 0.500_327_037_323_877_3;
  const k = Math.tan((Math.PI * 38.135_470_876_024_44) / sampleRateHz);
  const norm = 1 + k / quality + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / norm, (1 - k / quality + k * k) / norm] };
}
