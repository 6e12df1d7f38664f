import type { HiddenStates } from '../../models/encoder-outputs.ts';
import { SAMPLE_RATE, samplesToMs } from '../../models/sample-rate.ts';
import { CEPSTRUM_HOP_MS, CEPSTRUM_SIZE, melCepstrum } from './mel-cepstrum.ts';

/** Hidden states and cepstrum of a window side by side: `count` rows of `size` numbers, one every `rowMs`. */
export type FrameTable = { rows: Float32Array; count: number; size: number; rowMs: number };

/** Half of the time around the middle of a row from which its cepstrum is taken, in rows of the cepstrum. */
const CEPSTRUM_REACH_ROWS = 2.5;
/** A mean and a spread of less say nothing about a voice. */
const FEWEST_ROWS = 6;

/** Brings the early hidden states and the cepstrum (with the level) of a window to one rate. */
export function frameTable(samples: Float32Array, hidden: HiddenStates): FrameTable {
  const cepstrum = melCepstrum(samples);
  const rowMs = samplesToMs(Math.max(samples.length, SAMPLE_RATE / 4)) / hidden.frameCount;
  const cepstrumColumn = hidden.layers.length * hidden.size;
  const size = cepstrumColumn + CEPSTRUM_SIZE;
  const rows = new Float32Array(hidden.frameCount * size);
  for (let row = 0; row < hidden.frameCount; row++) {
    hidden.layers.forEach((layer, index) => {
      rows.set(layer.subarray(row * hidden.size, (row + 1) * hidden.size), row * size + index * hidden.size);
    });
    rows.set(meanCepstrum(cepstrum, ((row + 0.5) * rowMs) / CEPSTRUM_HOP_MS), row * size + cepstrumColumn);
  }
  return { rows, count: hidden.frameCount, size, rowMs };
}

/** Mean of each column between two times of the window, then the spread of each; null when that is too short. */
export function stretchFeatures(table: FrameTable, fromMs: number, toMs: number): Float32Array | null {
  const first = Math.max(0, Math.trunc(fromMs / table.rowMs));
  const end = Math.min(table.count, Math.ceil(toMs / table.rowMs));
  if (end - first < FEWEST_ROWS) return null;
  const features = new Float32Array(table.size * 2);
  for (let column = 0; column < table.size; column++) {
    let sum = 0;
    let squares = 0;
    for (let row = first; row < end; row++) {
      const value = table.rows[row * table.size + column]!;
      sum += value;
      squares += value * value;
    }
    const mean = sum / (end - first);
    features[column] = mean;
    features[table.size + column] = Math.sqrt(Math.max(0, squares / (end - first) - mean * mean));
  }
  return features;
}

function meanCepstrum(cepstrum: Float32Array, at: number): Float32Array {
  const count = cepstrum.length / CEPSTRUM_SIZE;
  const first = Math.min(Math.max(Math.trunc(at - CEPSTRUM_REACH_ROWS), 0), count - 1);
  const end = Math.max(Math.min(Math.max(Math.trunc(at + CEPSTRUM_REACH_ROWS) + 1, 1), count), first + 1);
  const mean = new Float32Array(CEPSTRUM_SIZE);
  for (let row = first; row < end; row++) {
    for (let index = 0; index < CEPSTRUM_SIZE; index++) {
      mean[index]! += cepstrum[row * CEPSTRUM_SIZE + index]! / (end - first);
    }
  }
  return mean;
}
