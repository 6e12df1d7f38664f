import type { Rgb } from '../drawing/colour.ts';
import { createRandom } from '../drawing/random.ts';

type Cluster = [red: number, green: number, blue: number];

const SAMPLES = 2600;
const ROUNDS = 7;

/** The colours that a picture consists of: k-means over a sample, in which green counts as much as the eye makes of it. */
export function colourClusters(data: Uint8ClampedArray, count: number, seed: number): Rgb[] {
  const random = createRandom(seed);
  const samples = Array.from({ length: SAMPLES }, (): Cluster => {
    const at = random.integer(0, data.length / 4 - 1) * 4;
    return [data[at]!, data[at + 1]!, data[at + 2]!];
  });
  const clusters: Cluster[] = [[...samples[0]!]];
  while (clusters.length < count) {
    let [farthest, most] = [samples[0]!, 0];
    for (let attempt = 0; attempt < 300; attempt++) {
      const sample = random.pick(samples);
      const distance = Math.min(...clusters.map((cluster) => distanceOf(cluster, sample))) * (0.4 + random.next());
      if (distance > most) [farthest, most] = [sample, distance];
    }
    clusters.push([...farthest]);
  }
  for (let round = 0; round < ROUNDS; round++) improve(clusters, samples);
  return clusters;
}

function improve(clusters: Cluster[], samples: readonly Cluster[]): void {
  const sums = clusters.map(() => [0, 0, 0, 0]);
  for (const sample of samples) {
    const sum = sums[nearestTwo(clusters, sample)[0]]!;
    sample.forEach((part, index) => (sum[index]! += part));
    sum[3]! += 1;
  }
  sums.forEach(([red, green, blue, size], index) => {
    if (size) clusters[index] = [red! / size, green! / size, blue! / size];
  });
}

const distanceOf = (one: Rgb, other: Rgb): number =>
  (one[0] - other[0]) ** 2 + 1.6 * (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;

/** Which two colours are nearest, and how far they are (squared). */
export function nearestTwo(
  clusters: readonly Rgb[],
  colour: Rgb,
): [first: number, second: number, firstDistance: number, secondDistance: number] {
  let [first, second, least, next] = [0, 0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let index = 0; index < clusters.length; index++) {
    const distance = distanceOf(clusters[index]!, colour);
    if (distance < least) [second, next, first, least] = [first, least, index, distance];
    else if (distance < next) [second, next] = [index, distance];
  }
  return [first, second, least, next];
}
