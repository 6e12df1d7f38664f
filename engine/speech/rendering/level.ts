/** Louder samples are bent, softly. */
const LIMIT_FROM = 0.7;

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
