import { joinClusters, type VoiceCluster } from './cluster-voices.ts';
import { joiningGain } from '../voice-evidence.ts';

/**
 * Joins clusters that follow each other in time, best first, while that gains at least `leastGain` nats: what is left
 * begins and ends where the voice changes. `isJoinable` says whether a cluster may be joined with the one after it.
 */
export function joinNeighbours(
  clusters: readonly VoiceCluster[],
  isJoinable: readonly boolean[],
  options: { leastGain: number; voiceVariances: Float32Array },
): VoiceCluster[] {
  const { leastGain, voiceVariances } = options;
  const runs: VoiceCluster[][] = [];
  clusters.forEach((cluster, index) => {
    if (index > 0 && isJoinable[index - 1]) runs.at(-1)!.push(cluster);
    else runs.push([cluster]);
  });
  return runs.flatMap((run) => joinRun(run, leastGain, voiceVariances));
}

/** A run is one piece of speech without a pause, so it is short, and looking through all of it is cheap. */
function joinRun(run: VoiceCluster[], leastGain: number, voiceVariances: Float32Array): VoiceCluster[] {
  const clusters = [...run];
  const gainAt = (index: number) => joiningGain(clusters[index]!.group, clusters[index + 1]!.group, voiceVariances);
  const gains = clusters.slice(1).map((_, index) => gainAt(index));
  while (gains.length > 0) {
    const best = gains.indexOf(Math.max(...gains));
    if (gains[best]! < leastGain) break;
    clusters.splice(best, 2, joinClusters(clusters[best]!, clusters[best + 1]!, voiceVariances));
    gains.splice(best, 1);
    if (best < gains.length) gains[best] = gainAt(best);
    if (best > 0) gains[best - 1] = gainAt(best - 1);
  }
  return clusters;
}
