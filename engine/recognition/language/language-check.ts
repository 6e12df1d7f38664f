import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Numbers of one row of the encoder's last layer. */
const ROW_SIZE = 416;

/** Tells from what the recogniser computes anyway how much a window of speech is unlike English. */
export interface LanguageCheck {
  /**
   * Above 0 leans to another language. `rows` are `count` rows of the encoder's last layer, `meanEntropy` (nats) is that
   * of the steps that wrote a token.
   */
  score(rows: Float32Array, count: number, meanEntropy: number): number;
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
    score: (rows, count, meanEntropy) => {
      let sum = 0;
      for (let row = 0, at = 0; row < count; row++) {
        for (let column = 0; column < ROW_SIZE; column++, at++) sum += rows[at]! * weights[column]!;
      }
      return sum / count + entropyWeight * meanEntropy + bias;
    },
  };
}
