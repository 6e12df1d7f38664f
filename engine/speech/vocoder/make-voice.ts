import { minimumPhase, realSignal, realSpectrum } from './fourier.ts';
import {
  BINS,
  HOP_SAMPLES,
  HOP_SECONDS,
  HZ_PER_BIN,
  NOISE_BAND_EDGES_HZ,
  NOISE_BANDS,
  TRANSFORM_SIZE,
  VOICE_RATE_HZ,
  type VoiceFrames,
} from './voice-frames.ts';

/** How often noise is renewed where there is no pitch. */
const UNVOICED_HZ = 200;
const MOST_NOISE = 0.999;
const FADE_BINS = 3;

const bandOfBin = new Int32Array(BINS);
const shareOfNextBand = new Float64Array(BINS);
const middles = Array.from(
  { length: NOISE_BANDS },
  (_, band) => (NOISE_BAND_EDGES_HZ[band]! + NOISE_BAND_EDGES_HZ[band + 1]!) / 2,
);
for (let bin = 0; bin < BINS; bin++) {
  const hz = bin * HZ_PER_BIN;
  let band = 0;
  while (band < NOISE_BANDS - 1 && hz > middles[band + 1]!) band++;
  const isBetween = hz > middles[0]! && band < NOISE_BANDS - 1;
  bandOfBin[bin] = band;
  shareOfNextBand[bin] = isBetween ? (hz - middles[band]!) / (middles[band + 1]! - middles[band]!) : 0;
}

const logAmplitude = new Float64Array(BINS);
const phase = new Float64Array(BINS);
const noise = new Float64Array(TRANSFORM_SIZE);
const noiseSpectrum = new Float64Array(TRANSFORM_SIZE * 2);
const mixed = new Float64Array(TRANSFORM_SIZE * 2);
const signal = new Float64Array(TRANSFORM_SIZE);

/** Where a pulse lies between two frames, and what it sounds like. */
type Pulse = { frame: number; share: number; isVoiced: boolean; pitchHz: number; samples: number };

/**
 * Puts speech together again: pulses and noise through minimum-phase filters, one a period, at VOICE_RATE_HZ. The same
 * frames and seed give the same sound. It is as long as the frames.
 */
export function makeVoice(frames: VoiceFrames, seed = 1): Float32Array {
  const count = frames.pitchHz.length;
  const length = Math.max(0, (count - 1) * HOP_SAMPLES);
  const sound = new Float32Array(length);
  const random = gaussian(seed);
  const end = (count - 1) * HOP_SECONDS;
  let seconds = 0;
  while (seconds < end) {
    const pulse = pulseAt(frames, seconds);
    const step = 1 / (pulse.isVoiced ? pulse.pitchHz : UNVOICED_HZ);
    const start = Math.round(seconds * VOICE_RATE_HZ);
    pulse.samples = Math.max(1, Math.round((seconds + step) * VOICE_RATE_HZ) - start);
    soundPulse(frames, pulse, random);
    const last = Math.min(TRANSFORM_SIZE, length - start);
    for (let index = 0; index < last; index++) sound[start + index]! += signal[index]!;
    seconds += step;
  }
  return sound;
}

function pulseAt({ pitchHz }: VoiceFrames, seconds: number): Pulse {
  const position = seconds / HOP_SECONDS;
  const frame = Math.min(pitchHz.length - 2, Math.floor(position));
  const share = position - frame;
  const here = pitchHz[frame]!;
  const next = pitchHz[frame + 1]!;
  const isVoiced = share < 0.5 ? here > 0 : next > 0;
  const between = here > 0 && next > 0 ? here * (1 - share) + next * share : Math.max(here, next);
  return { frame, share, isVoiced, pitchHz: between, samples: 0 };
}

/** Writes the sound of one pulse into `signal`. */
function soundPulse(frames: VoiceFrames, pulse: Pulse, random: () => number): void {
  const { frame, share, isVoiced, pitchHz, samples } = pulse;
  const here = frames.envelopes[frame]!;
  const next = frames.envelopes[frame + 1]!;
  for (let bin = 0; bin < BINS; bin++) logAmplitude[bin] = 0.5 * (here[bin]! * (1 - share) + next[bin]! * share);
  minimumPhase(logAmplitude, phase);
  fillNoise(samples, random);
  realSpectrum(noise, noiseSpectrum);
  const shares = frames.noise[share < 0.5 ? frame : frame + 1]!;
  const pulseGain = Math.sqrt(VOICE_RATE_HZ / Math.max(1, pitchHz));
  for (let bin = 0; bin < BINS; bin++) {
    const amplitude = Math.exp(logAmplitude[bin]!);
    const real = amplitude * Math.cos(phase[bin]!);
    const imaginary = amplitude * Math.sin(phase[bin]!);
    let noiseReal = noiseSpectrum[2 * bin]!;
    let noiseImaginary = noiseSpectrum[2 * bin + 1]!;
    if (isVoiced) {
      const noisy = noiseAt(shares, bin);
      const gain = Math.sqrt(noisy);
      noiseReal = noiseReal * gain + pulseGain * Math.sqrt(1 - noisy);
      noiseImaginary *= gain;
    }
    // The lowest bins would only move the sound up and down.
    const fade = bin < FADE_BINS ? bin / FADE_BINS : 1;
    mixed[2 * bin] = fade * (real * noiseReal - imaginary * noiseImaginary);
    mixed[2 * bin + 1] = fade * (real * noiseImaginary + imaginary * noiseReal);
  }
  realSignal(mixed, signal);
}

function noiseAt(shares: Float64Array, bin: number): number {
  const band = bandOfBin[bin]!;
  const next = shareOfNextBand[bin]!;
  const share = next > 0 ? shares[band]! * (1 - next) + shares[band + 1]! * next : shares[band]!;
  return Math.min(MOST_NOISE, share);
}

function fillNoise(samples: number, random: () => number): void {
  noise.fill(0);
  let sum = 0;
  for (let index = 0; index < samples; index++) {
    noise[index] = random();
    sum += noise[index]!;
  }
  if (samples <= 4) return;
  for (let index = 0; index < samples; index++) noise[index]! -= sum / samples;
}

/** Numbers with a mean of 0 and a variance of about 1, nearly normal. */
function gaussian(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  return () => (uniform() + uniform() + uniform() + uniform() + uniform() + uniform() - 3) * 1.414;
}
