const WINDOW_SECONDS = 0.01;
/** This far below the loudest window nothing is heard: 40 dB. */
const SILENCE_SHARE = 1e-4;

/** A stretch in which nothing is heard, ms from the start. */
export type Silence = { startMs: number; lengthMs: number };

/** The silences between sounds, not those at the ends. */
export function silences(samples: Float32Array, sampleRateHz: number): Silence[] {
  const length = Math.round(WINDOW_SECONDS * sampleRateHz);
  const powers = Array.from({ length: Math.floor(samples.length / length) }, (_, index) =>
    samples.subarray(index * length, (index + 1) * length).reduce((sum, value) => sum + value * value, 0),
  );
  const loudest = powers.reduce((most, power) => Math.max(most, power), 0);
  const sounding = powers.flatMap((power, index) => (power > loudest * SILENCE_SHARE ? [index] : []));
  return sounding.flatMap((window, index) => {
    const gap = (sounding[index + 1] ?? window + 1) - window - 1;
    const ms = WINDOW_SECONDS * 1000;
    return gap > 0 ? [{ startMs: (window + 1) * ms, lengthMs: gap * ms }] : [];
  });
}

/** Words a minute of a text, with all its pauses. */
export const wordsPerMinute = (text: string, seconds: number): number => (text.split(/\s+/).length / seconds) * 60;
