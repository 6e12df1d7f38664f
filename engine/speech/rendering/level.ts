/** Loudness of speech: root of the mean square of what is not silence, about -21 dB of full scale. */
const SPEECH_LEVEL = 0.09;
const BLOCK_SAMPLES = 160;
/** Blocks this far below the loudest one are silence. */
const SILENCE_SHARE = 1e-3;
/** Louder samples are bent, softly. */
const LIMIT_FROM = 0.7;

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

/** Multiplies by `gain` and keeps the result within full scale without hard edges, in place. */
export function amplify(samples: Float32Array, gain: number): void {
  for (let index = 0; index < samples.length; index++) {
    const value = samples[index]! * gain;
    const size = Math.abs(value);
    const rest = 1 - LIMIT_FROM;
    samples[index] =
      size <= LIMIT_FROM ? value : Math.sign(value) * (LIMIT_FROM + rest * Math.tanh((size - LIMIT_FROM) / rest));
  }
}
