/**
 * What is known of one voice: how much speech (in stretches that count in full) and the weighted sum of their points.
 * `evidence` says, in nats, how much better one voice explains these points than points without a voice in common.
 */
export type VoiceGroup = { weight: number; sum: Float64Array; evidence: number };

/** The group of points with this weight and weighted sum. */
export function voiceGroup(weight: number, sum: Float64Array, voiceVariances: Float32Array): VoiceGroup {
  return { weight, sum, evidence: evidence({ weight, sum }, voiceVariances) };
}

/** Both groups as one voice. */
export function joined(left: VoiceGroup, right: VoiceGroup, voiceVariances: Float32Array): VoiceGroup {
  const sum = left.sum.map((value, index) => value + right.sum[index]!);
  return voiceGroup(left.weight + right.weight, sum, voiceVariances);
}

/** The group as if only that share of its speech had been heard. */
export function scaled({ weight, sum }: VoiceGroup, share: number, voiceVariances: Float32Array): VoiceGroup {
  return voiceGroup(
    weight * share,
    sum.map((value) => value * share),
    voiceVariances,
  );
}

/** Nats by which one voice explains two groups better than two voices do; negative where they are rather two people. */
export function joiningGain(left: VoiceGroup, right: VoiceGroup, voiceVariances: Float32Array): number {
  const weight = left.weight + right.weight;
  const both = evidence({ weight, sum: left.sum }, voiceVariances, right.sum);
  return both - left.evidence - right.evidence;
}

/** Keeps a running product of spreads far from overflow; one logarithm for many directions instead of one for each. */
const LARGE = 1e200;

/**
 * Two-covariance model: a voice is drawn with `voiceVariances` around 0, its stretches with variance 1 around it. The
 * ratio of the likelihoods with and without a voice in common has this closed form. `more` is added to `sum` on the way:
 * this is called for every pair of groups.
 */
function evidence(
  { weight, sum }: { weight: number; sum: Float64Array },
  voiceVariances: Float32Array,
  more?: Float64Array,
): number {
  let total = 0;
  let product = 1;
  for (let index = 0; index < voiceVariances.length; index++) {
    const variance = voiceVariances[index]!;
    const spread = 1 + weight * variance;
    const value = more === undefined ? sum[index]! : sum[index]! + more[index]!;
    total += (variance * value * value) / spread;
    product *= spread;
    if (product < LARGE) continue;
    total -= Math.log(product);
    product = 1;
  }
  return (total - Math.log(product)) / 2;
}
