import { joiningOf, voicesOfPassages } from './cluster-passages.ts';
import { clusterVoices, joinClusters, type VoiceCluster } from './cluster-voices.ts';
import { withoutCommonPart } from '../common-part.ts';
import { dissolveSmallVoices } from './dissolve-small-voices.ts';
import { followTurns, type WeighedPoint } from '../follow-turns.ts';
import { joinNeighbours } from './join-neighbours.ts';
import { scaled, voiceGroup } from '../voice-evidence.ts';
import { STRETCH_MS, type VoicePrint } from '../voice-prints/voice-print.ts';

/** Nats from which neighbours in time are one turn. */
const GAIN_OF_NEIGHBOURS = -3;
/**
 * How alike stretches of one turn are beyond what their speaker explains: a turn is said in one mood, so however long it
 * is, it says no more of a voice than 1 / TURN_LIKENESS stretches of different turns. Chosen on the tuning voices.
 */
const TURN_LIKENESS = 1;
/** A pause of that length ends a turn. */
const TURN_PAUSE_MS = 300;
/** A voice with less speech, in full stretches or as a share of all, is not told from the others. */
const LEAST_STRETCHES = 2.5;
const LEAST_SHARE = 0.03;
/** In a file of that length, in full stretches, and longer, the share that is asked falls with the root of the length. */
const FULL_SHARE_STRETCHES = 400;
/** How much less overlapping stretches count: what they have in common was heard already. */
const OVERLAP_DISCOUNT = 0.7;
const MOST_OVERLAP = 0.9;

/** Stretches of a recording, the turns they make up, and the voices that are heard in them. */
type Guess = {
  stretches: VoiceCluster[];
  turns: VoiceCluster[];
  passageCount: number;
  passageVoices: VoiceCluster[];
  labels: Int32Array;
};

/**
 * Labels prints (in time order) by voice. With `speakerCount` null the count is a guess: groups are joined as long as
 * one voice explains them better than two.
 */
export function groupVoices(
  prints: readonly VoicePrint[],
  speakerCount: number | null,
  voiceVariances: Float32Array,
): Int32Array {
  const one = new Int32Array(prints.length);
  if (prints.length < 2 || speakerCount === 1) return one;
  const amounts = speechAmounts(prints);
  const points = prints.map(({ point }, at) => ({ point, weight: amounts[at]! }));
  const guess = (from: readonly WeighedPoint[]) => guessVoices(from, { prints, amounts, voiceVariances });
  // With what the recording has in common, voices over one channel look alike and some are missed; without it, one voice
  // is measured by its own moods and may fall apart. In a short recording a voice counts when it is heard both ways.
  const count = speakerCount ?? countOf(guess(points).labels);
  if (count === 1) return one;
  const differing = withoutCommonPart(points);
  const found = guess(differing);
  // In a recording of many passages moods are evened out, and what would be missed weighs more.
  const most = found.passageCount > 1 ? Infinity : count;
  const wanted = speakerCount ?? Math.min(most, countOf(found.labels));
  return followTurns(differing, withCount(found, wanted, voiceVariances), voiceVariances);
}

function countOf(labels: Int32Array): number {
  return new Set(labels).size;
}

function guessVoices(
  points: readonly WeighedPoint[],
  {
    prints,
    amounts,
    voiceVariances,
  }: { prints: readonly VoicePrint[]; amounts: number[]; voiceVariances: Float32Array },
): Guess {
  const stretches = points.map((point, at) => singleCluster(point, at, voiceVariances));
  const turns = joinNeighbours(
    stretches,
    prints.slice(1).map((print, at) => print.startMs - prints[at]!.endMs < TURN_PAUSE_MS),
    { leastGain: GAIN_OF_NEIGHBOURS, voiceVariances },
  ).map((turn) => discounted(turn, voiceVariances));
  const turnAmounts = turns.map(({ members }) => members.reduce((sum, member) => sum + amounts[member]!, 0));
  const passages = voicesOfPassages(turns, turnAmounts, voiceVariances);
  const passageVoices = passages.flat();
  const voices =
    passages.length === 1 ? passageVoices : clusterVoices(passageVoices, joiningOf(passages.length), voiceVariances);
  const labels = dissolveSmallVoices(points, labelsOf(voices, points.length), leastOfVoice(amounts));
  return { stretches, turns, passageCount: passages.length, passageVoices, labels };
}

function leastOfVoice(amounts: readonly number[]): number {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const share = LEAST_SHARE * Math.min(1, Math.sqrt(FULL_SHARE_STRETCHES / total));
  return Math.max(LEAST_STRETCHES, share * total);
}

/**
 * The guess where it has as many voices as there are known to be. Where it has more, the most alike are joined; where it
 * has fewer, all is grouped again down to that count. So a cough never takes the place of a person who speaks.
 */
function withCount(found: Guess, speakerCount: number, voiceVariances: Float32Array): Int32Array {
  const { stretches, turns, passageCount, passageVoices, labels } = found;
  const stop = {
    ...joiningOf(passageCount),
    leastGain: -Infinity,
    leastCount: Math.min(speakerCount, stretches.length),
  };
  const guessed = new Map<number, VoiceCluster>();
  stretches.forEach((stretch, at) => {
    const voice = guessed.get(labels[at]!);
    guessed.set(labels[at]!, voice ? joinClusters(voice, stretch, voiceVariances) : stretch);
  });
  if (guessed.size === speakerCount) return labels;
  // A short file may have fewer turns than speakers were asked for.
  const finer = [passageVoices, turns].find((clusters) => clusters.length > stop.leastCount) ?? stretches;
  const clusters = guessed.size > speakerCount ? [...guessed.values()] : finer;
  return labelsOf(clusterVoices(clusters, stop, voiceVariances), labels.length);
}

/** A turn with as much of its evidence as counts, its stretches being alike. */
function discounted({ group, members }: VoiceCluster, voiceVariances: Float32Array): VoiceCluster {
  const share = 1 / (1 + TURN_LIKENESS * Math.max(0, group.weight - 1));
  return { group: scaled(group, share, voiceVariances), members };
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
  return { group: voiceGroup(weight, sum, voiceVariances), members: [member] };
}

function labelsOf(clusters: readonly VoiceCluster[], count: number): Int32Array {
  const labels = new Int32Array(count);
  clusters.forEach(({ members }, label) => {
    for (const member of members) labels[member] = label;
  });
  return labels;
}
