import type { Spectra } from './spectra.ts';

/** How strong each step of a key is to listeners (Krumhansl and Kessler). */
const MAJOR = [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88];
const MINOR = [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17];

/** A key as it is heard: tonic from C, and whether its third is small. */
export type HeardKey = { tonic: number; isMinor: boolean };

/** The key whose profile fits the whole song best. */
export function keyOf({ chroma }: Spectra): HeardKey {
  const sum = new Float64Array(12);
  for (const frame of chroma) {
    const total = frame.reduce((all, value) => all + value, 0) + 1e-9;
    for (let index = 0; index < 12; index++) sum[index]! += frame[index]! / total;
  }
  // Third and fifth harmonics of what is played count less.
  const cleaned = sum.map((value, index) =>
    Math.max(0, value - 0.25 * sum[(index + 5) % 12]! - 0.12 * sum[(index + 8) % 12]!),
  );
  let best = { tonic: 0, isMinor: false, fit: -2 };
  for (let tonic = 0; tonic < 12; tonic++) {
    const turned = Array.from({ length: 12 }, (_, index) => cleaned[(index + tonic) % 12]!);
    for (const [profile, isMinor] of [
      [MAJOR, false],
      [MINOR, true],
    ] as const) {
      const fit = correlation(turned, profile);
      if (fit > best.fit) best = { tonic, isMinor, fit };
    }
  }
  return best;
}

/** Whether both have the same notes: the same key, or the major of a minor one. */
export function sharesNotes(one: HeardKey, other: HeardKey): boolean {
  const major = ({ tonic, isMinor }: HeardKey) => (isMinor ? (tonic + 3) % 12 : tonic);
  return major(one) === major(other);
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanOne, meanOther] = [mean(one), mean(other)];
  let [both, squareOne, squareOther] = [0, 0, 0];
  for (let index = 0; index < one.length; index++) {
    both += (one[index]! - meanOne) * (other[index]! - meanOther);
    squareOne += (one[index]! - meanOne) ** 2;
    squareOther += (other[index]! - meanOther) ** 2;
  }
  return both / Math.sqrt(squareOne * squareOther + 1e-12);
}
