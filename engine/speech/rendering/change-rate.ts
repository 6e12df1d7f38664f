import { createResampler } from '../../../shared/audio/conversion/resampler.ts';

/** A whole sound at another rate, of exactly the length that the rates give. */
export function changeRate(samples: Float32Array, fromHz: number, toHz: number): Float32Array {
  if (fromHz === toHz) return samples;
  const resampler = createResampler(fromHz, toHz);
  const result = new Float32Array(Math.round((samples.length * toHz) / fromHz));
  const start = resampler.push(samples);
  result.set(start.subarray(0, result.length));
  const at = Math.min(result.length, start.length);
  result.set(resampler.flush().subarray(0, result.length - at), at);
  return result;
}
