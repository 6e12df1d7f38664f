/**
 * Extent and loudness of a recording's mono mix, one value each step, from -1 to 1. Step k covers the time from
 * k × stepMs to (k + 1) × stepMs of the decoded time line, the same that words and playback use.
 */
export type Peaks = { durationMs: number; stepMs: number; min: Float32Array; max: Float32Array; rms: Float32Array };

/** Time that one stored peak covers. */
export const PEAK_STEP_MS = 10;

/*
 * A peaks file, little-endian:
 *   0  4 bytes  'ATPK'
 *   4  uint16   version, 1
 *   6  uint16   size of this header, 32
 *   8  float64  step in milliseconds
 *  16  float64  duration in milliseconds
 *  24  uint32   count of steps
 *  28  uint32   0
 *  32  int16    minimum of every step (32767 = full scale), then int16 maxima, then int16 RMS values
 */
const MAGIC = 0x4b50_5441;
const VERSION = 1;
const HEADER_BYTES = 32;
const FULL_SCALE = 32_767;

/** The bytes of a peaks file. Values beyond full scale are clipped. */
export function serialisePeaks(peaks: Peaks): Uint8Array {
  const count = peaks.max.length;
  const bytes = new Uint8Array(HEADER_BYTES + count * 6);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint16(4, VERSION, true);
  view.setUint16(6, HEADER_BYTES, true);
  view.setFloat64(8, peaks.stepMs, true);
  view.setFloat64(16, peaks.durationMs, true);
  view.setUint32(24, count, true);
  [peaks.min, peaks.max, peaks.rms].forEach((values, level) => {
    const out = new Int16Array(bytes.buffer, HEADER_BYTES + level * count * 2, count);
    for (let index = 0; index < count; index += 1) {
      out[index] = Math.round(Math.max(-1, Math.min(1, values[index] ?? 0)) * FULL_SCALE);
    }
  });
  return bytes;
}

/** Reads a peaks file. Throws RangeError for anything else or a cut file; then the peaks must be made again. */
export function parsePeaks(buffer: ArrayBuffer): Peaks {
  const view = new DataView(buffer);
  if (buffer.byteLength < HEADER_BYTES || view.getUint32(0, true) !== MAGIC || view.getUint16(4, true) !== VERSION) {
    throw new RangeError('Not a peaks file');
  }
  const offset = view.getUint16(6, true);
  const count = view.getUint32(24, true);
  if (buffer.byteLength < offset + count * 6) throw new RangeError('The peaks file is cut off');
  const level = (index: number) =>
    Float32Array.from(new Int16Array(buffer, offset + index * count * 2, count), (value) => value / FULL_SCALE);
  return {
    stepMs: view.getFloat64(8, true),
    durationMs: view.getFloat64(16, true),
    min: level(0),
    max: level(1),
    rms: level(2),
  };
}
