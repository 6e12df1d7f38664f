import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Numbers of one row of the encoder's last layer. */
const ROW_SIZE = 416;

/** Tells from what the recogniser computes anyway how much speech is unlike English. Above 0 leans to another language. */
export interface LanguageCheck {
  /**
   * What each of the first `count` rows of the encoder's last layer says. The score of some speech is the mean of its rows
   * plus `entropyWeight` times the mean entropy (nats) of the steps that wrote its tokens.
   */
  rowScores(rows: Float32Array, count: number): Float32Array;
  entropyWeight: number;
}

/**
 * Reads the weights of a linear classifier from `language-weights.bin`, little-endian 32-bit floats: one for each number
 * of a row, that of the entropy, the bias.
 * @throws when the file is cut off
 */
export async function openLanguageCheck(modelsFolder: string): Promise<LanguageCheck> {
  const bytes = Uint8Array.from(await readFile(path.join(modelsFolder, 'language-weights.bin')));
  const numbers = new Float32Array(bytes.buffer, 0, ROW_SIZE + 2);
  const weights = numbers.subarray(0, ROW_SIZE);
  const [entropyWeight, bias] = numbers.subarray(ROW_SIZE) as unknown as [number, number];
  return {
    entropyWeight,
    rowScores: (rows, count) =>
      Float32Array.from({ length: count }, (_, row) => {
        let sum = 0;
        for (let column = 0, at = row * ROW_SIZE; column < ROW_SIZE; column++, at++)
          sum += rows[at]! * weights[column]!;
        return sum + bias;
      }),
  };
}
