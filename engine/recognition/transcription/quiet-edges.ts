/** Samples of one row of the encoder. */
const ROW_SAMPLES = 384;
/** Silence on each side, in rows: 192 ms. */
const EDGE_ROWS = 8;
const EDGE_SAMPLES = EDGE_ROWS * ROW_SAMPLES;

/**
 * The sound of a window with silence around it. The model learned from utterances that begin and end in a pause; where
 * speech begins at once, or ends at the last sample, its first token is often the number of an item in a list ("2. To
 * decrease the volume").
 */
export function withQuietEdges(samples: Float32Array): Float32Array {
  const padded = new Float32Array(samples.length + 2 * EDGE_SAMPLES);
  padded.set(samples, EDGE_SAMPLES);
  return padded;
}

/** How many rows of the encoder belong to the window itself, of `count` with the silence around it. */
export const innerCount = (count: number): number => count - 2 * EDGE_ROWS;

/** Rows of the encoder without those of the silence around the window. `count` rows of `size` numbers are given. */
export function innerRows(rows: Float32Array, count: number, size: number): Float32Array {
  return rows.subarray(EDGE_ROWS * size, (count - EDGE_ROWS) * size);
}

/** The same for a table whose columns are the encoder's rows, as attention has them. */
export function innerColumns(table: Float32Array, rowCount: number, count: number): Float32Array {
  const inner = innerCount(count);
  const result = new Float32Array(rowCount * inner);
  for (let row = 0; row < rowCount; row++) {
    const from = row * count + EDGE_ROWS;
    result.set(table.subarray(from, from + inner), row * inner);
  }
  return result;
}
