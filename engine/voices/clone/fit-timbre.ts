import { mapCepstrum } from '../timbre/apply-timbre.ts';
import { MEL_CEPSTRUM_SIZE } from '../timbre/mel-envelope.ts';
import type { TimbreMap } from '../voice-model.ts';
import { matchSpeech } from './match-speech.ts';
import { meanRow, type SpeakerFrames } from './speaker-frames.ts';

type CepstrumMap = Pick<TimbreMap, 'from' | 'to' | 'slope' | 'spread'>;
type Pairs = { from: Float64Array[]; to: Float64Array[]; noiseFrom: Float64Array[]; noiseTo: Float64Array[] };

const CLUSTERS = 32;
const FRAMES_A_CLUSTER = 25;
const ROUNDS_OF_CLUSTERING = 12;
const ROUNDS_OF_MATCHING = 3;
/** Clusters of fewer frames than this lean on what all have in common. */
const SHRINKAGE_FRAMES = 20;
/** All the way to the speaker costs clarity. */
const STRENGTH = 0.8;
const MOST_VARIETY = 1.8;

/** A timbre from two speakers who say the same: first the base voice, then the speaker to learn. */
export function fitTimbre(
  base: SpeakerFrames,
  speaker: SpeakerFrames,
): { timbre: TimbreMap; pace: number; distance: number } {
  const shift = differenceOf(meanRow(speaker.cepstra), meanRow(base.cepstra));
  let changed: Float64Array[] = base.cepstra.map((cepstrum) => cepstrum.map((value, order) => value + shift[order]!));
  let map: CepstrumMap | null = null;
  let match = matchSpeech(changed, speaker.cepstra);
  for (let round = 0; round < ROUNDS_OF_MATCHING; round++) {
    if (map) match = matchSpeech(changed, speaker.cepstra);
    map = fitMap(pairsOf(match.pairs, base, speaker));
    const fitted = map;
    changed = base.cepstra.map((cepstrum) => mapCepstrum(cepstrum, fitted));
  }
  const matched = (match.pairs.at(-1)?.[0] ?? 0) + 1;
  const pairs = pairsOf(match.pairs, base, speaker);
  const timbre = finished(map as CepstrumMap, {
    made: changed.slice(0, matched),
    wanted: speaker.cepstra,
    noise: differenceOf(meanRow(pairs.noiseTo), meanRow(pairs.noiseFrom)),
  });
  return { timbre, pace: matched / speaker.cepstra.length, distance: match.meanDistance };
}

/** A timbre from two speakers who say different things: only what is different on the whole. */
export function fitTimbreOnTheWhole(base: SpeakerFrames, speaker: SpeakerFrames): TimbreMap {
  const voiced = (frames: SpeakerFrames) => frames.cepstra.filter((_, frame) => frames.pitchHz[frame]! > 0);
  const noise = (frames: SpeakerFrames) => frames.noise.filter((_, frame) => frames.pitchHz[frame]! > 0);
  const from = meanRow(voiced(base));
  const to = meanRow(voiced(speaker));
  const ones = Array<number>(MEL_CEPSTRUM_SIZE).fill(1);
  return {
    from: [rounded(from)],
    to: [rounded(to)],
    slope: ones,
    spread: 1,
    mean: rounded(to),
    variety: ones,
    noise: rounded(differenceOf(meanRow(noise(speaker)), meanRow(noise(base)))),
    strength: STRENGTH,
  };
}

/** Pairs in which both have a voice or both have none. */
function pairsOf(pairs: readonly [number, number][], base: SpeakerFrames, speaker: SpeakerFrames): Pairs {
  const result: Pairs = { from: [], to: [], noiseFrom: [], noiseTo: [] };
  for (const [left, right] of pairs) {
    const isVoiced = base.pitchHz[left]! > 0;
    if (isVoiced !== speaker.pitchHz[right]! > 0) continue;
    result.from.push(base.cepstra[left]!);
    result.to.push(speaker.cepstra[right]!);
    if (!isVoiced) continue;
    result.noiseFrom.push(base.noise[left]!);
    result.noiseTo.push(speaker.noise[right]!);
  }
  return result;
}

function fitMap({ from, to }: Pairs): CepstrumMap {
  const count = Math.max(1, Math.min(CLUSTERS, Math.floor(from.length / FRAMES_A_CLUSTER)));
  const { centres, owners } = cluster(from, count);
  const sizes = new Float64Array(count);
  const ends = centres.map(() => new Float64Array(MEL_CEPSTRUM_SIZE));
  for (const [index, owner] of owners.entries()) {
    sizes[owner]!++;
    for (let order = 0; order < MEL_CEPSTRUM_SIZE; order++) ends[owner]![order]! += to[index]![order]!;
  }
  const shift = differenceOf(meanRow(to), meanRow(from));
  for (const [index, end] of ends.entries()) {
    const size = sizes[index]!;
    const trust = size / (size + SHRINKAGE_FRAMES);
    for (let order = 0; order < MEL_CEPSTRUM_SIZE; order++) {
      const common = centres[index]![order]! + shift[order]!;
      end[order] = (size > 0 ? trust * (end[order]! / size) : 0) + (size > 0 ? 1 - trust : 1) * common;
    }
  }
  return { from: centres.map(rounded), to: ends.map(rounded), ...withinClusters({ from, to, centres, ends, owners }) };
}

/** How deviations carry over, and how wide clusters are. */
function withinClusters(fit: {
  from: Float64Array[];
  to: Float64Array[];
  centres: Float64Array[];
  ends: Float64Array[];
  owners: Int32Array;
}): { slope: number[]; spread: number } {
  const products = new Float64Array(MEL_CEPSTRUM_SIZE);
  const squares = new Float64Array(MEL_CEPSTRUM_SIZE).fill(1e-9);
  for (const [index, owner] of fit.owners.entries()) {
    for (let order = 0; order < MEL_CEPSTRUM_SIZE; order++) {
      const deviation = fit.from[index]![order]! - fit.centres[owner]![order]!;
      products[order]! += deviation * (fit.to[index]![order]! - fit.ends[owner]![order]!);
      squares[order]! += deviation * deviation;
    }
  }
  const spread = squares.subarray(1).reduce((sum, value) => sum + value, 0) / fit.from.length / (MEL_CEPSTRUM_SIZE - 1);
  return {
    slope: rounded(products.map((value, order) => Math.max(0, Math.min(1, value / squares[order]!)))),
    spread,
  };
}

/** k-means on all coefficients but the level. */
function cluster(rows: readonly Float64Array[], count: number): { centres: Float64Array[]; owners: Int32Array } {
  let centres: Float64Array[] = Array.from({ length: count }, (_, index) =>
    Float64Array.from(rows[Math.floor(((index + 0.5) * rows.length) / count)]!),
  );
  const owners = new Int32Array(rows.length);
  for (let round = 0; round < ROUNDS_OF_CLUSTERING; round++) {
    for (const [index, row] of rows.entries()) owners[index] = nearest(row, centres);
    const own = centres.map(() => [] as Float64Array[]);
    for (const [index, row] of rows.entries()) own[owners[index]!]!.push(row);
    centres = centres.map((centre, index) => (own[index]!.length > 0 ? meanRow(own[index]!) : centre));
  }
  return { centres, owners };
}

function nearest(row: Float64Array, centres: readonly Float64Array[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, centre] of centres.entries()) {
    let sum = 0;
    for (let order = 1; order < MEL_CEPSTRUM_SIZE && sum < least; order++) sum += (row[order]! - centre[order]!) ** 2;
    if (sum >= least) continue;
    least = sum;
    best = index;
  }
  return best;
}

/** Means of many frames are duller than any one of them: the variety of the speaker is measured to give it back. */
function finished(
  map: CepstrumMap,
  results: { made: Float64Array[]; wanted: Float64Array[]; noise: Float64Array },
): TimbreMap {
  const mean = meanRow(results.made);
  const made = variances(results.made, mean);
  const wanted = variances(results.wanted, meanRow(results.wanted));
  return {
    ...map,
    mean: rounded(mean),
    variety: rounded(wanted.map((value, order) => Math.min(MOST_VARIETY, Math.sqrt(value / (made[order]! + 1e-9))))),
    noise: rounded(results.noise),
    strength: STRENGTH,
  };
}

function variances(rows: readonly Float64Array[], mean: Float64Array): Float64Array {
  const result = new Float64Array(mean.length);
  for (const row of rows) {
    for (let column = 0; column < mean.length; column++) {
      result[column]! += (row[column]! - mean[column]!) ** 2 / rows.length;
    }
  }
  return result;
}

function differenceOf(left: Float64Array, right: Float64Array): Float64Array {
  return left.map((value, index) => value - (right[index] ?? 0));
}

/** Stored voices are JSON: more digits would only make them longer. */
function rounded(values: Float64Array): number[] {
  // Plus zero, since minus zero does not survive the file that a voice is kept in.
  return Array.from(values, (value) => Math.round(value * 10_000) / 10_000 + 0);
}
