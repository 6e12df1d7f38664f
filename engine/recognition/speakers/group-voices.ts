import { clusterVoices, joinClusters, voiceCluster, type VoiceCluster } from './cluster-voices.ts';
import { dissolveSmallVoices } from './dissolve-small-voices.ts';
import { followTurns, type WeighedPoint } from './follow-turns.ts';
import { joinNeighbours } from './join-neighbours.ts';
import { scaled, voiceGroup } from './voice-evidence.ts';
import { STRETCH_MS, type VoicePrint } from './voice-print.ts';

/** How much of a stretch is evidence: its frames are not independent of each other. */
const EVIDENCE_SHARE = 0.8;
/** Nats from which neighbours in time are one turn. */
const GAIN_OF_NEIGHBOURS = -3;
/**
 * How alike stretches of one turn are beyond what their speaker explains: a turn is said in one mood, so however long it
 * is, it says no more of a voice than 1 / TURN_LIKENESS stretches of different turns. Chosen on the tuning voices.
 */
const TURN_LIKENESS = 0.5;
/** Nats from which two groups are one voice, where the count is not known. */
const GAIN_OF_VOICES = 4;
/** A pause of that length ends a turn. */
const TURN_PAUSE_MS = 300;
/** A voice with less speech, in full stretches or as a share of all, is not told from the others. */
const LEAST_STRETCHES = 2.5;
const LEAST_SHARE = 0.03;
/** However long a file is, no more full stretches than that are asked of a voice (about a quarter of a minute). */
const MOST_ASKED_STRETCHES = 12;
/** How much less overlapping stretches count: what they have in common was heard already. */
const OVERLAP_DISCOUNT = 0.7;
const MOST_OVERLAP = 0.9;

/**
 * Labels prints (in time order) by voice. With `speakerCount` null the count is a guess: groups are joined as long as
 * one voice explains them better than two.
 */
export function groupVoices(
  prints: readonly VoicePrint[],
  speakerCount: number | null,
  voiceVariances: Float32Array,
): Int32Array {
  if (prints.length < 2 || speakerCount === 1) return new Int32Array(prints.length);
  const amounts = speechAmounts(prints);
  const points = prints.map(({ point }, at) => ({ point, weight: EVIDENCE_SHARE * amounts[at]! }));
  const stretches = points.map((point, at) => singleCluster(point, at, voiceVariances));
  const turns = joinNeighbours(
    stretches,
    prints.slice(1).map((print, at) => print.startMs - prints[at]!.endMs < TURN_PAUSE_MS),
    { leastGain: GAIN_OF_NEIGHBOURS, voiceVariances },
  ).map((turn) => discounted(turn, voiceVariances));
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const least = Math.max(LEAST_STRETCHES, Math.min(LEAST_SHARE * total, MOST_ASKED_STRETCHES));
  const voices = clusterVoices(turns, { leastGain: GAIN_OF_VOICES, leastCount: 1 }, voiceVariances);
  const guess = dissolveSmallVoices(points, labelsOf(voices, prints.length), EVIDENCE_SHARE * least);
  const labels = speakerCount === null ? guess : withCount(guess, speakerCount, { stretches, turns, voiceVariances });
  return followTurns(points, labels, voiceVariances);
}

/**
 * The guess where it has as many voices as there are known to be. Where it has more, the most alike are joined; where it
 * has fewer, all is grouped again down to that count. So a cough never takes the place of a person who speaks.
 */
function withCount(
  guess: Int32Array,
  speakerCount: number,
  found: { stretches: readonly VoiceCluster[]; turns: readonly VoiceCluster[]; voiceVariances: Float32Array },
): Int32Array {
  const { stretches, turns, voiceVariances } = found;
  const stop = { leastGain: -Infinity, leastCount: Math.min(speakerCount, stretches.length) };
  const guessed = new Map<number, VoiceCluster>();
  stretches.forEach((stretch, at) => {
    const voice = guessed.get(guess[at]!);
    guessed.set(guess[at]!, voice ? joinClusters(voice, stretch, voiceVariances) : stretch);
  });
  if (guessed.size === speakerCount) return guess;
  // A short file may have fewer turns than speakers were asked for.
  const finer = turns.length < stop.leastCount ? stretches : turns;
  const clusters = guessed.size > speakerCount ? [...guessed.values()] : finer;
  return labelsOf(clusterVoices(clusters, stop, voiceVariances), guess.length);
}

/** A turn with as much of its evidence as counts, its stretches being alike. */
function discounted({ group, members }: VoiceCluster, voiceVariances: Float32Array): VoiceCluster {
  const share = 1 / (1 + TURN_LIKENESS * Math.max(0, group.weight / EVIDENCE_SHARE - 1));
  return voiceCluster(scaled(group, share, voiceVariances), members, voiceVariances);
}

/** New speech in each print, in full stretches; what it has in common with the next one counts little. */
function speechAmounts(prints: readonly VoicePrint[]): number[] {
  return prints.map(({ startMs, endMs }, at) => {
    const lengthMs = Math.max(1, endMs - startMs);
    const nextMs = prints[at + 1]?.startMs ?? Infinity;
    const overlap = Math.min(MOST_OVERLAP, Math.max(0, (endMs - nextMs) / lengthMs));
    return (Math.min(lengthMs, STRETCH_MS) / STRETCH_MS) * (1 - OVERLAP_DISCOUNT * overlap);
  });
}

function singleCluster({ point, weight }: WeighedPoint, member: number, voiceVariances: Float32Array): VoiceCluster {
  const sum = Float64Array.from(point, (value) => value * weight);
  return voiceCluster(voiceGroup(weight, sum, voiceVariances), [member], voiceVariances);
}

function labelsOf(clusters: readonly VoiceCluster[], count: number): Int32Array {
  const labels = new Int32Array(count);
  clusters.forEach(({ members }, label) => {
    for (const member of members) labels[member] = label;
  });
  return labels;
}
