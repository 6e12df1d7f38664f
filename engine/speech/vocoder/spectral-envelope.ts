import { evenTransform, realSpectrum } from './fourier.ts';
import { BINS, HOP_SAMPLES, HZ_PER_BIN, numberRows, TRANSFORM_SIZE, VOICE_RATE_HZ } from './voice-frames.ts';

const LOWEST_PITCH_HZ = 71;
/** Stands for the pitch where there is none. */
const UNVOICED_PITCH_HZ = 160;
/** Compensates what the smoothing takes from the peaks. */
const SHARPENING = -0.15;
const FLOOR = 1e-14;

const window = new Float64Array(TRANSFORM_SIZE);
const spectrum = new Float64Array(TRANSFORM_SIZE * 2);
const power = new Float64Array(BINS);
const smooth = new Float64Array(BINS);
const cumulative = new Float64Array(3 * BINS);

/**
 * Logarithmic power spectrum without the comb of the partials, frame by frame: a window of three periods, smoothing over
 * two thirds of the pitch, then a lifter that takes out the rest of the comb (the idea of CheapTrick).
 */
export function spectralEnvelopes(samples: Float32Array, pitchHz: Float64Array): Float64Array[] {
  const envelopes = numberRows(pitchHz.length, BINS);
  for (const [frame, pitch] of pitchHz.entries()) {
    if (!isBetween(pitchHz, frame)) measure(samples, { frame, pitch, envelope: envelopes[frame]! });
  }
  for (const [frame, envelope] of envelopes.entries()) {
    if (!isBetween(pitchHz, frame)) continue;
    const [before, after] = [envelopes[frame - 1]!, envelopes[frame + 1]!];
    for (let bin = 0; bin < BINS; bin++) envelope[bin] = (before[bin]! + after[bin]!) / 2;
  }
  return envelopes;
}

/** The window is several frames long: every second frame is as well taken from its neighbours, unless the voice sets in. */
function isBetween(pitchHz: Float64Array, frame: number): boolean {
  if (frame % 2 === 0 || frame + 1 >= pitchHz.length) return false;
  const isVoiced = pitchHz[frame]! > 0;
  return pitchHz[frame - 1]! > 0 === isVoiced && pitchHz[frame + 1]! > 0 === isVoiced;
}

function measure(samples: Float32Array, at: { frame: number; pitch: number; envelope: Float64Array }): void {
  const width = at.pitch > 0 ? Math.max(at.pitch, LOWEST_PITCH_HZ) : UNVOICED_PITCH_HZ;
  windowed(samples, at.frame * HOP_SAMPLES, width);
  realSpectrum(window, spectrum);
  for (let bin = 0; bin < BINS; bin++) power[bin] = spectrum[2 * bin]! ** 2 + spectrum[2 * bin + 1]! ** 2 + FLOOR;
  fillBelowPitch(width / HZ_PER_BIN);
  smoothOver(Math.max(1, ((2 / 3) * width) / HZ_PER_BIN));
  lift(width, at.envelope);
}

/** Three periods around the centre, without their mean, with a power of one. */
function windowed(samples: Float32Array, centre: number, pitch: number): void {
  const half = Math.round((1.5 * VOICE_RATE_HZ) / pitch);
  window.fill(0);
  let weightPower = 0;
  let weightSum = 0;
  let sum = 0;
  for (let offset = -half; offset <= half; offset++) {
    const weight = 0.5 + 0.5 * Math.cos((Math.PI * offset) / half);
    const value = (samples[centre + offset] ?? 0) * weight;
    window[offset + half] = value;
    weightPower += weight * weight;
    weightSum += weight;
    sum += value;
  }
  const mean = sum / weightSum;
  const scale = 1 / Math.sqrt(weightPower);
  for (let offset = -half; offset <= half; offset++) {
    const weight = 0.5 + 0.5 * Math.cos((Math.PI * offset) / half);
    window[offset + half] = (window[offset + half]! - weight * mean) * scale;
  }
}

/** There is no partial below the pitch: the spectrum above it is mirrored into the gap. */
function fillBelowPitch(pitchBins: number): void {
  for (let bin = 0; bin < pitchBins / 2; bin++) {
    const at = pitchBins - bin;
    const lower = Math.min(BINS - 1, Math.floor(at));
    const share = at - Math.floor(at);
    power[bin] = power[bin]! + power[lower]! * (1 - share) + power[Math.min(BINS - 1, lower + 1)]! * share;
  }
}

/** Mean over a band of `width` bins around each bin, by sums over the mirrored spectrum. */
function smoothOver(width: number): void {
  const last = BINS - 1;
  for (let index = 0; index < 3 * last + 1; index++) {
    const bin = index - last;
    const mirrored = bin < 0 ? -bin : bin > last ? 2 * last - bin : bin;
    cumulative[index + 1] = cumulative[index]! + power[mirrored]!;
  }
  const sumTo = (bin: number) => {
    const at = bin + last + 0.5;
    const lower = Math.floor(at);
    return cumulative[lower]! + (cumulative[lower + 1]! - cumulative[lower]!) * (at - lower);
  };
  for (let bin = 0; bin <= last; bin++) {
    smooth[bin] = Math.log((sumTo(bin + width / 2) - sumTo(bin - width / 2)) / width + FLOOR);
  }
}

function lift(pitch: number, envelope: Float64Array): void {
  evenTransform(smooth, smooth);
  for (let index = 0; index < BINS; index++) {
    const angle = (Math.PI * pitch * index) / VOICE_RATE_HZ;
    const comb = index === 0 ? 1 : Math.sin(angle) / angle;
    smooth[index] =
      (smooth[index]! * comb * (1 - 2 * SHARPENING + 2 * SHARPENING * Math.cos(2 * angle))) / TRANSFORM_SIZE;
  }
  evenTransform(smooth, envelope);
}
