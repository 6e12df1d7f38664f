/** How loud a note is while it lasts: times in seconds, `sustain` 0 to 1. */
export type EnvelopeShape = { attack: number; decay: number; sustain: number; release: number };

/** What is left when a note counts as over. */
const SILENCE = 0.001;

/** Samples until a note of this length has died away. */
export function soundingSamples({ release }: EnvelopeShape, seconds: number, sampleRateHz: number): number {
  return Math.ceil((seconds + release * 1.6) * sampleRateHz) + 1;
}

/** Values of the envelope, sample by sample. */
export function envelopeOf(shape: EnvelopeShape, seconds: number, sampleRateHz: number): Float32Array {
  const values = new Float32Array(soundingSamples(shape, seconds, sampleRateHz));
  const held = Math.round(seconds * sampleRateHz);
  const rise = 1 / Math.max(1, shape.attack * sampleRateHz);
  const fall = Math.exp(-3 / Math.max(1, shape.decay * sampleRateHz));
  const leave = Math.exp(Math.log(SILENCE) / Math.max(1, shape.release * 1.6 * sampleRateHz));
  let value = 0;
  let isRising = true;
  for (let index = 0; index < values.length; index++) {
    if (index >= held) value *= leave;
    else if (isRising) {
      value += rise;
      if (value >= 1) {
        value = 1;
        isRising = false;
      }
    } else value = shape.sustain + (value - shape.sustain) * fall;
    values[index] = value;
  }
  return values;
}
