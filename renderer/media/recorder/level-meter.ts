const CLIP_AT = 0.99;
const CLIP_LIGHT_MS = 1500;
const FLOOR_DB = -60;
/** Fall of the peak mark, dB a second. */
const FALL_DB = 24;

/** What a meter shows: loudness and falling peak in dBFS (not below -60), and whether the clip light is on. */
export type MeterReading = { levelDb: number; peakDb: number; isClipping: boolean; clippedSamples: number };

const decibels = (value: number) => Math.max(FLOOR_DB, 20 * Math.log10(Math.max(value, 1e-6)));

/** Meter over a stream of samples; `read` takes the next stretch and says what to show after it. */
export function createLevelMeter(sampleRateHz: number): { read: (samples: Float32Array) => MeterReading } {
  let timeMs = 0;
  let peakDb = FLOOR_DB;
  let clippedUntilMs = -1;
  let clippedSamples = 0;
  return {
    read(samples) {
      let squares = 0;
      let loudest = 0;
      let clipped = 0;
      for (const sample of samples) {
        const size = Math.abs(sample);
        squares += sample * sample;
        if (size > loudest) loudest = size;
        if (size >= CLIP_AT) clipped += 1;
      }
      const lengthMs = (samples.length / sampleRateHz) * 1000;
      timeMs += lengthMs;
      clippedSamples += clipped;
      if (clipped > 0) clippedUntilMs = timeMs + CLIP_LIGHT_MS;
      peakDb = Math.max(decibels(loudest), peakDb - (FALL_DB * lengthMs) / 1000, FLOOR_DB);
      const levelDb = decibels(samples.length > 0 ? Math.sqrt(squares / samples.length) : 0);
      return { levelDb, peakDb, isClipping: timeMs < clippedUntilMs, clippedSamples };
    },
  };
}

/** Share of a meter's length for a level, 0 at -60 dBFS, 1 at full scale. */
export function meterShare(levelDb: number): number {
  return Math.min(1, Math.max(0, 1 - levelDb / FLOOR_DB));
}
