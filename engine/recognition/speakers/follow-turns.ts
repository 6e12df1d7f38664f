/** A stretch in time order: the point of its voice and how much it counts. */
export type WeighedPoint = { point: Float32Array; weight: number };

const ROUNDS = 3;
/** Nats that a change of speaker from one stretch to the next costs: people speak for a while. */
const CHANGE_COST = 3;

/**
 * Goes over the labels of all stretches again: each voice is learned from its stretches, then the most likely sequence
 * of speakers is found. Repeated a few times; ends before a voice would vanish. Labels count from 0.
 */
export function followTurns(
  points: readonly WeighedPoint[],
  labels: Int32Array,
  voiceVariances: Float32Array,
): Int32Array {
  const count = new Set(labels).size;
  let current = labels;
  for (let round = 0; round < ROUNDS && count > 1; round++) {
    const next = likeliestSequence(likelihoods(points, current, { count, voiceVariances }));
    const isSame = next.every((label, index) => label === current[index]);
    if (isSame || new Set(next).size < count) break;
    current = next;
  }
  return current;
}

/** For each stretch the logarithm of how well each voice explains it, less what all voices have in common. */
function likelihoods(
  points: readonly WeighedPoint[],
  labels: Int32Array,
  { count, voiceVariances }: { count: number; voiceVariances: Float32Array },
): Float64Array[] {
  const size = voiceVariances.length;
  const weights = new Float64Array(count);
  const sums = Array.from({ length: count }, () => new Float64Array(size));
  points.forEach(({ point, weight }, at) => {
    const label = labels[at]!;
    weights[label]! += weight;
    for (let index = 0; index < size; index++) sums[label]![index]! += point[index]! * weight;
  });
  const voices = sums.map((sum, label) => posterior(sum, weights[label]!, voiceVariances));
  return points.map(({ point, weight }) =>
    Float64Array.from(voices, ({ direction, constant }) => {
      let product = 0;
      for (let index = 0; index < size; index++) product += point[index]! * direction[index]!;
      return (product - constant) * weight;
    }),
  );
}

/** What is known of a voice after its stretches were heard, in the shape in which it is compared with a point. */
function posterior(sum: Float64Array, weight: number, voiceVariances: Float32Array) {
  let constant = 0;
  const direction = sum.map((value, index) => {
    const variance = voiceVariances[index]!;
    const uncertainty = 1 / (1 + weight * variance);
    const middle = variance * uncertainty * value;
    constant += (uncertainty * variance + middle * middle) / 2;
    return middle;
  });
  return { direction, constant };
}

function likeliestSequence(likelihood: readonly Float64Array[]): Int32Array {
  let scores = likelihood[0]!;
  const cameFrom: Int32Array[] = [];
  for (const own of likelihood.slice(1)) {
    const best = scores.indexOf(Math.max(...scores));
    const changed = scores[best]! - CHANGE_COST;
    cameFrom.push(Int32Array.from(scores, (score, label) => (score >= changed ? label : best)));
    scores = scores.map((score, label) => Math.max(score, changed) + own[label]!);
  }
  const labels = new Int32Array(likelihood.length);
  labels[likelihood.length - 1] = scores.indexOf(Math.max(...scores));
  for (let at = cameFrom.length - 1; at >= 0; at--) labels[at] = cameFrom[at]![labels[at + 1]!]!;
  return labels;
}
