import { PEAK_STEP_MS, type Peaks } from '../../../../shared/domain/media/peaks.ts';

/** Collects the peaks of one channel as its samples come in. */
export interface PeakMeter {
  push(samples: Float32Array): void;
  /** So many samples of silence. */
  pushSilence(samples: number): void;
  /** The peaks of everything pushed. */
  finish(): Peaks;
}

/** A meter for samples at `sampleRate`. Step borders are rounded down to whole samples without adding up the error. */
export function createPeakMeter(sampleRate: number): PeakMeter {
  const levels = { min: createGrowingFloats(), max: createGrowingFloats(), rms: createGrowingFloats() };
  const borderAfter = (step: number) => Math.floor(((step + 1) * sampleRate * PEAK_STEP_MS) / 1000);
  let position = 0;
  let count = 0;
  let border = borderAfter(0);
  let step = { min: 0, max: 0, squares: 0, samples: 0 };
  const close = () => {
    levels.min.push(step.min);
    levels.max.push(step.max);
    levels.rms.push(Math.sqrt(step.squares / step.samples));
    step = { min: 0, max: 0, squares: 0, samples: 0 };
    count += 1;
    border = borderAfter(count);
  };
  return {
    push(samples) {
      for (let index = 0; index < samples.length;) {
        const end = Math.min(samples.length, index + border - position);
        let { min, max, squares } = step;
        for (let at = index; at < end; at += 1) {
          const value = samples[at] as number;
          if (value < min) min = value;
          if (value > max) max = value;
          squares += value * value;
        }
        step = { min, max, squares, samples: step.samples + end - index };
        position += end - index;
        index = end;
        if (position === border) close();
      }
    },
    pushSilence(samples) {
      for (let left = samples; left > 0;) {
        const length = Math.min(left, border - position);
        step.samples += length;
        position += length;
        left -= length;
        if (position === border) close();
      }
    },
    finish() {
      if (step.samples > 0) close();
      return {
        durationMs: (position / sampleRate) * 1000,
        stepMs: PEAK_STEP_MS,
        min: levels.min.values(),
        max: levels.max.values(),
        rms: levels.rms.values(),
      };
    },
  };
}

const CHUNK_VALUES = 65_536;

/** A list of floats that grows without boxing every number; stretches of zeros take no memory. */
function createGrowingFloats() {
  const chunks: (Float32Array | null)[] = [];
  let length = 0;
  return {
    push(value: number) {
      const at = length % CHUNK_VALUES;
      if (at === 0) chunks.push(null);
      if (value !== 0) (chunks[chunks.length - 1] ??= new Float32Array(CHUNK_VALUES))[at] = value;
      length += 1;
    },
    values() {
      const all = new Float32Array(length);
      chunks.forEach((chunk, index) => {
        const from = index * CHUNK_VALUES;
        if (chunk) all.set(chunk.subarray(0, length - from), from);
      });
      return all;
    },
  };
}
