/** Rate of everything inside the vocoder. */
export const VOICE_RATE_HZ = 16_000;
/** From one frame to the next. */
export const HOP_SECONDS = 0.005;
export const HOP_SAMPLES = VOICE_RATE_HZ * HOP_SECONDS;
/** Long enough for three periods of the lowest pitch. */
export const TRANSFORM_SIZE = 1024;
/** Bins of a spectrum from 0 to half the rate, both included. */
export const BINS = TRANSFORM_SIZE / 2 + 1;
export const HZ_PER_BIN = VOICE_RATE_HZ / TRANSFORM_SIZE;
/** Limits in Hz of the bands of which the share of noise is known. */
export const NOISE_BAND_EDGES_HZ = [0, 1000, 2000, 4000, 6000, 8000];
export const NOISE_BANDS = NOISE_BAND_EDGES_HZ.length - 1;

/** Speech taken apart: one frame every HOP_SECONDS, frame i is at i * HOP_SECONDS. */
export type VoiceFrames = {
  /** Hz, 0 where there is no voice. */
  pitchHz: Float64Array;
  /** Natural logarithm of the power in each of BINS bins. */
  envelopes: Float64Array[];
  /** Share of noise of 0 to 1 in each of NOISE_BANDS bands; all 1 where there is no voice. */
  noise: Float64Array[];
  /** Mean square of the sound around the frame. */
  energy: Float64Array;
};

/** Rows of numbers in one piece of memory: a thousand small arrays take much longer to get. */
export function numberRows(count: number, size: number): Float64Array[] {
  const memory = new Float64Array(count * size);
  return Array.from({ length: count }, (_, row) => memory.subarray(row * size, (row + 1) * size));
}
