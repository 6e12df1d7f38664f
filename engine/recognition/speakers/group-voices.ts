import { clusterVoices, type VoiceCluster } from './cluster-voices.ts';
import { dissolveSmallVoices } from './dissolve-small-voices.ts';
import { followTurns, type WeighedPoint } from './follow-turns.ts';
import { joinNeighbours } from './join-neighbours.ts';
import { voiceGroup } from './voice-evidence.ts';
import { STRETCH_MS, type VoicePrint } from './voice-print.ts';

/** How much of a stretch is evidence: its frames are not independent of each other. */
const EVIDENCE_SHARE = 0.8;
/** Stretches of one voice are not independent either: beyond so many full ones, each one counts less. */
const FULL_STRETCHES = 100;
/** Nats from which neighbours in time are one turn. */
const GAIN_OF_NEIGHBOURS = -3;
/** Nats from which two groups are one voice, where the count is not known. */
const GAIN_OF_VOICES = 4;
/** A pause of that length ends a turn. */
const TURN_PAUSE_MS = 300;
/** A voice with less speech, in full stretches or as a share of all, is not told from the others. */
const LEAST_STRETCHES = 1.5;
const LEAST_SHARE = 0.03;
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
  const share = EVIDENCE_SHARE * Math.min(1, Math.sqrt(FULL_STRETCHES / total));
  const points = prints.map(({ point }, at) => ({ point, weight: amounts[at]! * share }));
  const stretches = points.map((point, at) => singleCluster(point, at, voiceVariances));
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
  const clusters = turns.length < stop.leastCount ? stretches : turns;
  let labels = labelsOf(clusterVoices(clusters, stop, voiceVariances), prints.length);
  if (speakerCount === null) {
    labels = dissolveSmallVoices(points, labels, share * Math.max(LEAST_STRETCHES, LEAST_SHARE * total));
  }
  return followTurns(points, labels, voiceVariances);
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
