/** Loudness of speech: root of the mean square of what is not silence, about -21 dB of full scale. */
const SPEECH_LEVEL = 0.09;
const BLOCK_SAMPLES = 160;
/** Blocks this far below the loudest one are silence. */
const SILENCE_SHARE = 1e-3;

/** Brings speech to the usual level plus `levelDb`, in place. */
export function setLevel(samples: Float32Array, levelDb: number): void {
  const powers: number[] = [];
  for (let start = 0; start < samples.length; start += BLOCK_SAMPLES) {
    const end = Math.min(samples.length, start + BLOCK_SAMPLES);
    let sum = 0;
    for (let index = start; index < end; index++) sum += samples[index]! ** 2;
    powers.push(sum / (end - start));
  }
  const loudest = powers.reduce((most, power) => Math.max(most, power), 0);
  if (loudest === 0) return;
  const sounding = powers.filter((power) => power > loudest * SILENCE_SHARE);
  const level = Math.sqrt(sounding.reduce((sum, power) => sum + power, 0) / sounding.length);
  const gain = (SPEECH_LEVEL * 10 ** (levelDb / 20)) / level;
  for (let index = 0; index < samples.length; index++) samples[index]! *= gain;
}
