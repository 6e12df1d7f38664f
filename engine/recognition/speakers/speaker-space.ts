import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A trained linear space in which stretches of speech are compared. Along each of its directions one voice varies with
 * variance 1, and voices differ from each other with the variance in `voiceVariances`.
 */
export type SpeakerSpace = {
  /** Length of the raw features. */
  featureCount: number;
  voiceVariances: Float32Array;
  /** Of each feature: what is subtracted, then what it is multiplied with. */
  featureMeans: Float32Array;
  featureScales: Float32Array;
  offsets: Float32Array;
  /** One row of directions for each feature. */
  matrix: Float32Array;
};

/**
 * Reads the space from `speaker-space.bin`, little-endian: two 32-bit integers (features, directions), 32-bit floats
 * (means, scales, offsets, voice variances), then the matrix in 16-bit floats.
 * @throws when the file is cut off
 */
export async function openSpeakerSpace(modelsFolder: string): Promise<SpeakerSpace> {
  const bytes = Uint8Array.from(await readFile(path.join(modelsFolder, 'speaker-space.bin')));
  const [featureCount, directionCount] = new Int32Array(bytes.buffer, 0, 2) as unknown as [number, number];
  let offset = 8;
  const floats = (count: number): Float32Array => {
    const part = new Float32Array(bytes.buffer, offset, count);
    offset += part.byteLength;
    return part;
  };
  const [featureMeans, featureScales] = [floats(featureCount), floats(featureCount)];
  const [offsets, voiceVariances] = [floats(directionCount), floats(directionCount)];
  const halves = new Uint16Array(bytes.buffer, offset, featureCount * directionCount);
  return {
    featureCount,
    voiceVariances,
    featureMeans,
    featureScales,
    offsets,
    matrix: Float32Array.from(halves, fromHalf),
  };
}

/** The point of raw features; all points lie at the distance from the middle that is to be expected of a voice. */
export function placeInSpace(space: SpeakerSpace, features: Float32Array): Float32Array {
  const size = space.voiceVariances.length;
  const point = Float64Array.from(space.offsets);
  for (let feature = 0; feature < space.featureCount; feature++) {
    const value = (features[feature]! - space.featureMeans[feature]!) * space.featureScales[feature]!;
    const row = feature * size;
    for (let index = 0; index < size; index++) point[index]! += value * space.matrix[row + index]!;
  }
  const length = Math.sqrt(point.reduce((sum, value) => sum + value * value, 0));
  if (length === 0) return Float32Array.from(point);
  const expected = Math.sqrt(space.voiceVariances.reduce((sum, variance) => sum + 1 + variance, 0));
  return Float32Array.from(point, (value) => (value * expected) / length);
}

/** The number that 16 bits of IEEE 754 stand for; not for infinity, which a matrix does not hold. */
function fromHalf(bits: number): number {
  const sign = bits & 0x80_00 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
