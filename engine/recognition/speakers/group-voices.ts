import { clusterVoices, voiceCluster, type VoiceCluster } from './cluster-voices.ts';
import { dissolveSmallVoices } from './dissolve-small-voices.ts';
import { followTurns } from './follow-turns.ts';
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
const LEAST_STRETCHES = 1.5;
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
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const stretches = prints.map((print, at) =>
    singleCluster(print, at, { weight: EVIDENCE_SHARE * amounts[at]!, voiceVariances }),
  );
  const turns = joinNeighbours(
    stretches,
    prints.slice(1).map((print, at) => print.startMs - prints[at]!.endMs < TURN_PAUSE_MS),
    { leastGain: GAIN_OF_NEIGHBOURS, voiceVariances },
  );
  const stop =
    speakerCount === null
      ? { leastGain: GAIN_OF_VOICES, leastCount: 1 }
      : { leastGain: -Infinity, leastCount: Math.min(speakerCount, prints.length) };
  // A short file may have fewer turns than speakers were asked for.
  const clusters = (turns.length < stop.leastCount ? stretches : turns).map((turn) => discounted(turn, voiceVariances));
  const points = prints.map(({ point }, at) => ({ point, weight: EVIDENCE_SHARE * amounts[at]! }));
  let labels = labelsOf(clusterVoices(clusters, stop, voiceVariances), prints.length);
  if (speakerCount === null) {
    const least = Math.max(LEAST_STRETCHES, Math.min(LEAST_SHARE * total, MOST_ASKED_STRETCHES));
    labels = dissolveSmallVoices(points, labels, EVIDENCE_SHARE * least);
  }
  return followTurns(points, labels, voiceVariances);
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

function singleCluster(
  { point }: VoicePrint,
  member: number,
  { weight, voiceVariances }: { weight: number; voiceVariances: Float32Array },
): VoiceCluster {
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
