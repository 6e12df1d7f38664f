import type { MusicKey } from '../../domain/music/music-key.ts';
import type { Spectra } from './spectra.ts';

/** How strong each step of a key is to listeners (Krumhansl and Kessler). */
const MAJOR = [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88];
const MINOR = [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17];

/** A key. `fit` is the correlation with its profile; `margin` is how much better that is than for the best of the other keys. */
export type HeardKey = MusicKey & { fit: number; margin: number };

/** The key whose profile fits the whole song best. Null for silence. */
export function keyOf({ chroma }: Spectra): HeardKey | null {
  const sum = new Float64Array(12);
  for (const frame of chroma) {
    const total = frame.reduce((all, value) => all + value, 0);
    if (total > 0) for (let index = 0; index < 12; index++) sum[index]! += frame[index]! / total;
  }
  if (sum.every((value) => value === 0)) return null;
  // Third and fifth harmonics of what is played count less.
  const cleaned = sum.map((value, index) =>
    Math.max(0, value - 0.25 * sum[(index + 5) % 12]! - 0.12 * sum[(index + 8) % 12]!),
  );
  const keys = Array.from({ length: 24 }, (_, at) => {
    const tonic = at % 12;
    const isMinor = at >= 12;
    const turned = Array.from({ length: 12 }, (_step, index) => cleaned[(index + tonic) % 12]!);
    return { tonic, isMinor, fit: correlation(turned, isMinor ? MINOR : MAJOR) };
  }).toSorted((one, other) => other.fit - one.fit);
  const [best, second] = keys;
  return best && second ? { ...best, margin: best.fit - second.fit } : null;
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
