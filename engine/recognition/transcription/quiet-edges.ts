import { SAMPLE_RATE } from '../models/sample-rate.ts';

/** Samples of one row of the encoder. */
const ROW_SAMPLES = 384;
/** Silence on each side, in rows: 192 ms. */
const EDGE_ROWS = 8;
const EDGE_SAMPLES = EDGE_ROWS * ROW_SAMPLES;
/** In 8 s or more the model has enough to go by, and silence would only shift the states by which voices are told apart. */
const SHORT_SAMPLES = 8 * SAMPLE_RATE;

/**
 * The sound of a short window with silence around it. The model learned from utterances that begin and end in a pause; where
 * speech begins at once, or ends at the last sample, its first token is often the number of an item in a list ("2. To
 * decrease the volume").
 */
export function withQuietEdges(samples: Float32Array): { samples: Float32Array; edgeRows: number } {
  if (samples.length >= SHORT_SAMPLES) return { samples, edgeRows: 0 };
  const padded = new Float32Array(samples.length + 2 * EDGE_SAMPLES);
  padded.set(samples, EDGE_SAMPLES);
  return { samples: padded, edgeRows: EDGE_ROWS };
}

/** Rows of the encoder without `edgeRows` of silence at each end. Rows have `size` numbers. */
export function innerRows(rows: Float32Array, edgeRows: number, size: number): Float32Array {
  return rows.subarray(edgeRows * size, rows.length - edgeRows * size);
}

/** The same for a table of `height` rows whose columns are the encoder's rows, as attention has them. */
export function innerColumns(table: Float32Array, edgeRows: number, height: number): Float32Array {
  if (edgeRows === 0) return table;
  const width = table.length / height;
  const inner = width - 2 * edgeRows;
  const result = new Float32Array(height * inner);
  for (let row = 0; row < height; row++) {
    const from = row * width + edgeRows;
    result.set(table.subarray(from, from + inner), row * inner);
  }
  return result;
}
