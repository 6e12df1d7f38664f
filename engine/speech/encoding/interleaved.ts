/** 16-bit samples of all channels, which carry the same; clipped at full scale. */
export function interleaved(samples: Float32Array, channels: 1 | 2): Int16Array {
  const result = new Int16Array(samples.length * channels);
  for (let index = 0, at = 0; index < samples.length; index++) {
    const value = Math.max(-32_768, Math.min(32_767, Math.round(samples[index]! * 32_768)));
    for (let channel = 0; channel < channels; channel++) result[at++] = value;
  }
  return result;
}
